const day = 86_400_000;

/** The time some days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
