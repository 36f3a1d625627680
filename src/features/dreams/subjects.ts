import { query } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { DreamSubjectsDocument } from '@/data/generated/dreams';
import type { DreamSubject } from '@/session/deviceDreams';
import type { Lang } from '@/shared/languages';

/** Everything a dream can be about, in catalog order. */
export async function loadSubjects(lang: Lang): Promise<Outcome<readonly DreamSubject[]>> {
  const answer = await query(DreamSubjectsDocument, { lang });
  if ('failure' in answer) return answer;
  const { products, plans, researches } = answer.data;
  const data: DreamSubject[] = [
    ...products
      // Plans are listed themselves, not through the product that sells them.
      .filter(({ Plan }) => Plan === null)
      .map(({ id, title }) => ({ kind: 'product', id, title }) as const),
    ...plans.map(({ id, title }) => ({ kind: 'plan', id, title }) as const),
    ...researches.Researches.map(({ id, title }) => ({ kind: 'research', id, title }) as const),
  ];
  return { data };
}

/** Normalizes text for comparison: ignores case, accents and character width. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each search word occurs in one of the texts. */
export function hasWords(words: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Unique key of a subject. */
export const keyOf = ({ kind, id }: DreamSubject): string => `${kind}:${id}`;
