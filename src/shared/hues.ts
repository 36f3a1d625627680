/** The colors for the people on the team page. */
export const hues = ['amber', 'moss', 'sea', 'sky', 'iris', 'plum', 'rose', 'clay'] as const;

export type Hue = (typeof hues)[number];
