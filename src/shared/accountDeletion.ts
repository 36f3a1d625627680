/** How long a requested account deletion can be undone, in days. */
export const deletionDays = 30;
