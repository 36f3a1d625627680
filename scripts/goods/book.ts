import type { Lang } from '../../src/shared/languages.ts';

/** A chapter; `body` is XHTML. */
interface Chapter {
  /** English by default. */
  readonly lang?: Lang;
  readonly title: string;
  readonly body: string;
}

/** A book of the demo; its `id` is unique. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** The origin note in every book, sheet and page of the demo. */
export const imprint = 'Orrery. Made for this edition, free of others’ rights.';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
