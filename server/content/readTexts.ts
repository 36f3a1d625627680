import { canonicalPath } from '../../src/shared/pagePaths.ts';
import { fallbackLang, isLang, isSiteLang, languages, type Lang } from '../../src/shared/languages.ts';
import type { Inline, RichText } from '../../src/shared/richText.ts';
import { unknownPlaceholders } from '../documents/placeholders.ts';
import type { TitledText } from '../documents/readDocument.ts';
import { readRichText } from '../documents/richText.ts';
import { reportUnknownEntries, type Sink } from './entity.ts';
import { readWithin } from './readWithin.ts';
import { words } from './values.ts';
import * as v from 'valibot';

/** The maximum length of a text, in characters. */
const maxLength = 200_000;

/** Parsing takes a second for each 500,000 characters. */
const limitMs = 3_000;

/** The links of a text to pages of this site, without their language. */
function pageLinks(text: RichText): string[] {
  const ofLine = (children: readonly Inline[]): string[] =>
    children.flatMap((inline) =>
      typeof inline === 'string' || !('children' in inline)
        ? []
        : [
            ...(inline.kind === 'link' && inline.href.startsWith('/') ? [inline.href] : []),
            ...ofLine(inline.children),
          ],
    );
  return text.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(pageLinks);
    if (block.kind === 'quote') return pageLinks(block.children);
    return 'children' in block ? ofLine(block.children) : [];
  });
}

/** Reports what in a text can't be shown, is unknown, or leads nowhere. */
function checkText({ problems }: Sink, file: string, { title, text }: TitledText): void {
  if (!v.is(words, title)) problems.error({ file }, 'the title is no plain text of a line');
  if (text.length > maxLength) {
    problems.error({ file }, `has ${text.length} characters; expected at most ${maxLength}: split it`);
    return;
  }
  const read = readWithin(text, readRichText, limitMs);
  if ('problem' in read) {
    problems.error({ file }, read.problem);
    return;
  }
  for (const { text: problem } of read.value.problems) problems.error({ file }, problem);
  for (const name of unknownPlaceholders(text)) problems.error({ file }, `{${name}} is not known here`);
  for (const path of pageLinks(read.value.text))
    if (canonicalPath(`/${fallbackLang}${path.replace(/#.*/, '')}`) === undefined)
      problems.warn({ file }, `a link leads to ${path}, which is no page of this site`);
}

const isText = (file: string): boolean => file.endsWith('.md') && isLang(file.slice(0, -3));

/** Reads an entity that is a text with a title in each language: `en.md`, `de.md`. English is required. */
export function readTexts<Text extends TitledText>(
  sink: Sink,
  place: string,
  read: (text: string) => Text | { readonly problem: string },
): ReadonlyMap<Lang, Text> {
  const content = sink.folder.list(place);
  reportUnknownEntries(
    sink,
    place,
    { ...content, files: content.files.filter((file) => !isText(file)) },
    { files: [] },
  );
  const texts = new Map<Lang, Text>();
  for (const { prefix } of languages) {
    const file = `${place}/${prefix}.md`;
    if (!content.files.includes(`${prefix}.md`)) {
      if (prefix === fallbackLang) sink.problems.error({ file }, 'is missing: expected the text in English');
      else if (isSiteLang(prefix)) sink.problems.warn({ file }, 'is missing');
      continue;
    }
    const written = sink.folder.text(file);
    if (written === undefined) continue;
    const text = read(written);
    if ('problem' in text) {
      sink.problems.error({ file }, text.problem);
      continue;
    }
    checkText(sink, file, text);
    texts.set(prefix, text);
  }
  return texts;
}

/** The titles and texts as cells. */
export const titledCells = (texts: ReadonlyMap<Lang, TitledText>) => ({
  title: Object.fromEntries([...texts].map(([lang, { title }]) => [lang, title])),
  text: Object.fromEntries([...texts].map(([lang, { text }]) => [lang, text])),
});
