import { PeopleDocument, type PeopleQuery } from '@/data/generated/public/people';
import { query } from '@/data/query';
import { hues, type Hue } from '@/shared/hues';
import type { Lang } from '@/shared/languages';

export type People = PeopleQuery['people'];

/** The people on the team page, in a language. */
export async function peopleIn(lang: Lang): Promise<People> {
  const { people } = await query(PeopleDocument, { lang });
  return people;
}

/** A color by name; falls back to the first for names unknown to this build. */
export const hueOf = (name: string): Hue => hues.find((hue) => hue === name) ?? hues[0];
