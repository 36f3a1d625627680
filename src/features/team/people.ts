import { PeopleDocument, type PeopleQuery } from '@/data/generated/public/people';
import { query } from '@/data/query';
import { hues, type Hue } from '@/shared/hues';
import type { Lang } from '@/shared/languages';

export type People = PeopleQuery['people'];

/** The people of the team page in a language. */
export async function peopleIn(lang: Lang): Promise<People> {
  const { people } = await query(PeopleDocument, { lang });
  return people;
}

/** A color by its name; the first for one that this build does not know. */
export const hueOf = (name: string): Hue => hues.find((hue) => hue === name) ?? hues[0];
