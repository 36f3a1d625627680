/** Countries whose VAT IDs start with their code: the EU with Northern Ireland, Great Britain, and Norway. */
const prefixes = 'AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|SE|SI|SK|XI|GB|NO';

const vatId = new RegExp(
  String.raw`^(?:RO\d{2,10}|CHE\d{9}(?:MWST|TVA|IVA)?|(?:${prefixes})(?=[A-Z]{0,2}\d)[A-Z\d+*]{7,12})$`,
);

/** Whether a number is a VAT ID, to be called so; any other is a tax ID of some kind. */
export const isVatId = (text: string): boolean => vatId.test(text.toUpperCase().replaceAll(/[\s.-]/g, ''));
