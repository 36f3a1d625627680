import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as v from 'valibot';
import { demoContent } from '../../server/demo/seedContent.ts';
import { languages, type Lang } from '../../src/shared/languages.ts';
import { escapeXml } from './book.ts';
import { epubOf } from './epub.ts';
import { scene } from './scenes.ts';
import { studyScene } from './drawings.ts';

const facts = v.object({
  slug: v.string(),
  date: v.string(),
  doi: v.optional(v.string()),
  file: v.optional(v.string()),
  authors: v.array(v.string()),
});
const words = v.object({ title: v.string(), description: v.string() });
const names = v.object({ fullName: v.string() });

const yamlAt = (...parts: readonly string[]): unknown =>
  parse(readFileSync(path.join(demoContent, ...parts), 'utf8'), { schema: 'failsafe' });

/**
 * The files of the studies that name one, by path in `content/demo`: the findings in every language, and how to cite
 * them.
 */
export function studies(): Record<string, Uint8Array> {
  const found: Record<string, Uint8Array> = {};
  for (const id of readdirSync(path.join(demoContent, 'studies'))) {
    const { slug, date, doi, file, authors } = v.parse(facts, yamlAt('studies', id, 'study.yaml'));
    if (file === undefined) continue;
    const wordsIn = (lang: Lang) => ({
      ...v.parse(words, yamlAt('studies', id, `${lang}.yaml`)),
      people: authors
        .map((author) => v.parse(names, yamlAt('authors', author, `${lang}.yaml`)).fullName)
        .join(', '),
    });
    const { title, people } = wordsIn('en');
    const figure = scene(studyScene(id), { width: 900, height: 600 }).replace(
      /^<svg /,
      '<svg role="presentation" ',
    );
    const cited = `${people} (${date.slice(0, 4)}): ${title}.${doi === undefined ? '' : ` https://doi.org/${doi}`}`;
    found[`studies/${id}/${file}`] = epubOf({
      id: slug,
      title,
      chapters: [
        ...languages.map(({ prefix: lang }) => {
          const own = wordsIn(lang);
          const picture = lang === 'en' ? figure : '';
          const body = `<p>${escapeXml(own.people)}</p>${picture}<p>${escapeXml(own.description)}</p>`;
          return { lang, title: own.title, body };
        }),
        { title: 'How to cite it', body: `<p>${escapeXml(cited)}</p>` },
      ],
    });
  }
  return found;
}
