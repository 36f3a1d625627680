import type { DeliverableFile } from './deliverables.ts';

/** Media types that a page can show or play. */
const shown = /^(?:audio|video|image)\//;

/** The file of a sample that a page shows or plays. */
export const sampleFile = (files: readonly DeliverableFile[]): DeliverableFile | undefined =>
  files.find(({ mediaType }) => shown.test(mediaType));

/** The public path of a sample's file. */
export const sampleAddress = (productId: string, { name }: Pick<DeliverableFile, 'name'>): string =>
  `/library/samples/${encodeURIComponent(productId)}/${encodeURIComponent(name)}`;

/** How many characters of a text are shown, plus the rest of the paragraph. */
const openingLength = 700;

/** The first paragraphs of a Markdown text, without the Markdown syntax; an ellipsis follows if there's more. */
export function openingOf(body: string): string {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/^(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/(\*\*|__|[*_`])(?=\S)(.*?\S)\1/g, '$2'),
    )
    .filter((paragraph) => paragraph.trim() !== '');
  const opening: string[] = [];
  for (let length = 0; length < openingLength && opening.length < paragraphs.length;) {
    const next = paragraphs[opening.length] ?? '';
    opening.push(next);
    length += next.length;
  }
  if (opening.length < paragraphs.length) opening.push('…');
  return opening.join('\n\n');
}
