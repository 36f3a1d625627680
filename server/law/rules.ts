import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RuleFile, ruleEntries } from './ruleFile.ts';
import { shippedRules } from './shippedRules.ts';
import { shopRules } from './shopRules.ts';

type RuleName = keyof typeof ruleEntries;
type Entry<Name extends RuleName> = NonNullable<RuleFile[Name]>[number];

/** What holds in a place on a day: each rule with its values, the day it began and its source. */
export type Rules = { readonly [Name in RuleName]: Entry<Name> };

/** Files by place: `de`, `us-ca`, `eu`, `default`. */
type Files = ReadonlyMap<string, RuleFile>;

/** The place with whose file the rules of a country, or a region of one (`US-CA`), begin. */
function placeOf(files: readonly Files[], country: string | null): string {
  const has = (place: string) => files.some((each) => each.has(place));
  if (country === null) return 'default';
  const place = country.toLowerCase();
  if (has(place)) {
    const region = files.map((each) => each.get(place)?.unknownRegion).find((each) => each !== undefined);
    return region !== undefined && has(region) ? region : place;
  }
  if (place.includes('-')) return placeOf(files, country.slice(0, 2));
  const group = files
    .flatMap((each) => [...each])
    .find(([, { countries }]) => countries?.includes(country) === true);
  return group?.[0] ?? 'default';
}

/** The files that hold for a country, from the closest to `default`; a shop's own comes before the shipped one. */
function chainOf(files: readonly Files[], country: string | null): RuleFile[] {
  const chain: RuleFile[] = [];
  const seen = new Set<string>();
  let place: string | undefined = placeOf(files, country);
  while (place !== undefined && !seen.has(place)) {
    seen.add(place);
    const name: string = place;
    const here = files.flatMap((each) => each.get(name) ?? []);
    chain.push(...here);
    place =
      here.map((file) => file.extends).find((each) => each !== undefined) ??
      (name === 'default' ? undefined : 'default');
  }
  return chain;
}

/** The entry of a rule that holds on a day. */
function holding<Name extends RuleName>(chain: readonly RuleFile[], name: Name, today: string): Entry<Name> {
  for (const file of chain) {
    // Each rule's list has entries of that rule; the compiler loses it in the union of all lists.
    const entries = (file[name] ?? []) as readonly Entry<Name>[];
    const found = entries.findLast(({ from }) => from <= today);
    if (found) return found;
  }
  throw new Error(`No file of rules says ${name} for ${today}.`);
}

/** The rules of some files for a country on a day (UTC); those of nowhere in particular for null. */
export function rulesBy(files: readonly Files[], country: string | null, at: Date): Rules {
  const chain = chainOf(files, country);
  const today = at.toISOString().slice(0, 10);
  const of = <Name extends RuleName>(name: Name) => holding(chain, name, today);
  return {
    withdrawal: of('withdrawal'),
    renewal: of('renewal'),
    secondTerm: of('secondTerm'),
    gifts: of('gifts'),
    wallet: of('wallet'),
    trialButton: of('trialButton'),
    lowestPrice: of('lowestPrice'),
    reviews: of('reviews'),
    campaigns: of('campaigns'),
    imprint: of('imprint'),
    cancelFunction: of('cancelFunction'),
    withdrawFunction: of('withdrawFunction'),
  };
}

/**
 * What the law of a country (`DE`), or of a region of one (`US-CA`), asks on a day; null stands for a place that isn't
 * known. The shop's own files come before the shipped ones.
 */
export async function rulesFor(db: Kysely<Database>, country: string | null, at: Date): Promise<Rules> {
  return rulesBy([await shopRules(db), shippedRules], country, at);
}
