/** The legal documents of a shop; each has versions in all languages. */
export const documentKinds = [
  'terms',
  'privacy',
  'withdrawal',
  'withdrawal-form',
  'imprint',
  'accessibility',
] as const;

export type DocumentKind = (typeof documentKinds)[number];
