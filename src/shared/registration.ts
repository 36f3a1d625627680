/** How long a registration waits for its address to be verified, in hours. */
export const registrationHours = 24;
