import type { Lang } from '../../src/shared/languages.ts';

/** A chapter; `body` is XHTML. */
interface Chapter {
  /** English if left out. */
  readonly lang?: Lang;
  readonly title: string;
  readonly body: string;
}

/** A book of the demo; its `id` is a name that no other book has. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** What every book, sheet and page of the demo says of its origin. */
export const imprint = 'Orrery. Made for this edition, free of others’ rights.';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
