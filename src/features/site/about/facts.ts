import { AboutDocument, type AboutQuery } from '@/data/generated/public/about';
import { query } from '@/data/query';
import { siteLanguages, type Lang } from '@/shared/languages';

const keys = ['members', 'countries', 'studies', 'titles', 'people', 'languages'] as const;
type Key = (typeof keys)[number];

/** What is counted about the site; without what it doesn't have, or couldn't be loaded. */
export type AboutFacts = Partial<Record<Key, number>>;

const counted = ({ shop, people }: AboutQuery): Record<Key, number | null> => ({
  ...shop,
  people: people.length,
  languages: siteLanguages.length,
});

export async function aboutFactsIn(lang: Lang): Promise<AboutFacts> {
  try {
    const found = counted(await query(AboutDocument, { lang }));
    return Object.fromEntries(keys.flatMap((key) => (found[key] ? [[key, found[key]]] : [])));
  } catch (error) {
    console.info('What there is could not be counted', error);
    return {};
  }
}

/** The facts to show: what there is more than one of. */
export const manyOf = (facts: AboutFacts): readonly { readonly key: Key; readonly count: number }[] =>
  keys.flatMap((key) => {
    const count = facts[key] ?? 0;
    return count > 1 ? [{ key, count }] : [];
  });
