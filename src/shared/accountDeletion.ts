/** How long somebody who asked for their account to be deleted may change their mind, in days. */
export const deletionDays = 30;
