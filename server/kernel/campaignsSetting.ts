/** The `settings` row that says where campaign parameters are kept. */
export const campaignsSetting = 'campaigns';
