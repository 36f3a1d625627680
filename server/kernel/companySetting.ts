/** The `settings` row that says whether the texts about the company in `locales` are the owner's own. */
export const companySetting = 'companyTexts';
