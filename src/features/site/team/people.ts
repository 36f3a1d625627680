import { PeopleDocument, type PeopleQuery } from '@/data/generated/public/people';
import { query } from '@/data/query';
import { hues, type Hue } from '@/shared/hues';
import type { Lang } from '@/shared/languages';

export type People = PeopleQuery['people'];

/** The people on the team page, in a language; none if they can't be loaded: the page has more than them. */
export async function peopleIn(lang: Lang): Promise<People> {
  try {
    const { people } = await query(PeopleDocument, { lang });
    return people;
  } catch (error) {
    console.info('The people could not be loaded', error);
    return [];
  }
}

/** A color by name; falls back to the first for names unknown to this build. */
export const hueOf = (name: string): Hue => hues.find((hue) => hue === name) ?? hues[0];
