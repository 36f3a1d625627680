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

export const isDocumentKind = (name: string): name is DocumentKind =>
  documentKinds.some((kind) => kind === name);
