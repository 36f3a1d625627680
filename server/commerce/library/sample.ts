import type { LibraryFile } from './deliverables.ts';

/** Media types that a page can show or play. */
const shown = /^(?:audio|video|image)\//;

/** The file of a sample that a page shows or plays. */
export const sampleFile = (files: readonly LibraryFile[]): LibraryFile | undefined =>
  files.find(({ mediaType }) => shown.test(mediaType));

/** The public path of a sample's file. */
export const sampleAddress = (productId: string, { name }: Pick<LibraryFile, 'name'>): string =>
  `/library/samples/${encodeURIComponent(productId)}/${encodeURIComponent(name)}`;

/** How many characters of a text are shown, plus the rest of the paragraph. */
const openingLength = 350;

/** How many characters of a text anyone can read, plus the rest of the paragraph; at most half of it. */
const excerptLength = 6_000;

const paragraphsOf = (body: string): string[] =>
  body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** The first paragraphs that are this long together. */
function firstOf(paragraphs: readonly string[], wanted: number): string[] {
  const first: string[] = [];
  for (let length = 0; length < wanted && first.length < paragraphs.length;) {
    const next = paragraphs[first.length] ?? '';
    first.push(next);
    length += next.length;
  }
  return first;
}

/** The first half of a Markdown text, up to a length; null if there are too few paragraphs to divide. */
export function excerptOf(body: string): string | null {
  const paragraphs = paragraphsOf(body);
  const excerpt = firstOf(paragraphs, Math.min(excerptLength, body.length / 2));
  return excerpt.length < paragraphs.length ? excerpt.join('\n\n') : null;
}

/** The first paragraphs of a Markdown text, without the Markdown syntax; an ellipsis follows if there's more. */
export function openingOf(body: string): string {
  const paragraphs = paragraphsOf(body).map((paragraph) =>
    paragraph
      .replaceAll(/^(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/(\*\*|__|[*_`])(?=\S)(.*?\S)\1/g, '$2'),
  );
  const opening = firstOf(paragraphs, openingLength);
  if (opening.length < paragraphs.length) opening.push('…');
  return opening.join('\n\n');
}

/** Whether the excerpt of a text has more than its opening. */
export const hasExcerpt = (body: string): boolean =>
  (excerptOf(body)?.length ?? 0) > firstOf(paragraphsOf(body), openingLength).join('\n\n').length;
