import { query } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { DreamSubjectsDocument } from '@/data/generated/dreams';
import type { DreamSubject } from '@/session/deviceDreams';
import type { Lang } from '@/shared/languages';

/** Everything that a dream can point at, in the order of the catalogue. */
export async function loadSubjects(lang: Lang): Promise<Outcome<readonly DreamSubject[]>> {
  const answer = await query(DreamSubjectsDocument, { lang });
  if ('failure' in answer) return answer;
  const { products, plans, researches } = answer.data;
  const data: DreamSubject[] = [
    ...products
      // A plan is chosen itself, not by the product that sells it.
      .filter(({ Plan }) => Plan === null)
      .map(({ id, title }) => ({ kind: 'product', id, title }) as const),
    ...plans.map(({ id, title }) => ({ kind: 'plan', id, title }) as const),
    ...researches.Researches.map(({ id, title }) => ({ kind: 'research', id, title }) as const),
  ];
  return { data };
}

/** A text as it is compared: without case, accents and the width of letters. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is looked for is somewhere in one of the texts. */
export function hasWords(words: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The unique key of a subject. */
export const keyOf = ({ kind, id }: DreamSubject): string => `${kind}:${id}`;
