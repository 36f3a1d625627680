const day = 86_400_000;

/** The time so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
