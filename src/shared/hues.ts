/** The colors that a person of the team page can have. */
export const hues = ['amber', 'moss', 'sea', 'sky', 'iris', 'plum', 'rose', 'clay'] as const;

export type Hue = (typeof hues)[number];
