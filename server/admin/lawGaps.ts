import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { documentGaps } from '../documents/documentGaps.ts';
import { missingDocuments, requiredDocuments } from '../documents/ownDocuments.ts';
import { campaignsSetting } from '../kernel/campaignsSetting.ts';
import type { Services } from '../kernel/services.ts';
import { timeZoneSetting } from '../kernel/shopTime.ts';
import { contactSetting } from '../kernel/siteInbox.ts';
import { rulesBy } from '../law/rules.ts';
import { shippedRules } from '../law/shippedRules.ts';
import { shopRules } from '../law/shopRules.ts';

/** Something that the law asks of a shop and that it doesn't have yet. */
export interface LawGap {
  /**
   * `BLOCKS`: a shop in production takes no money until it's there; `MISSING`: the law asks for it; `NOTE`: buyers
   * would expect it.
   */
  readonly weight: 'BLOCKS' | 'MISSING' | 'NOTE';
  /** What is missing. */
  readonly gap: string;
  /** Where it belongs: a file of the shop's folder or a command. */
  readonly place: string;
  /** Why, by the rules of the places where it counts. */
  readonly law?: string;
}

type GapServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Each setting that receipts and deadlines need. */
const neededSettings = [
  { name: 'seller', row: 'seller', gap: 'No name and address of the seller on receipts and documents' },
  { name: 'sellerTaxId', row: 'sellerTaxId', gap: 'No tax number of the seller on receipts' },
  { name: 'taxRate', row: 'taxRateBp', gap: 'No tax rate, so receipts show no tax' },
  { name: timeZoneSetting, row: timeZoneSetting, gap: 'No time zone, so days and deadlines end in UTC' },
] as const;

const labels = { BLOCKS: 'Blocks payments: ', MISSING: '', NOTE: 'Note: ' } as const;

/** A gap as a line: what is missing, where it belongs, and why. */
export const gapLine = ({ weight, gap, place, law }: LawGap): string =>
  `${labels[weight]}${gap}. → ${place}${law === undefined ? '' : ` (${law})`}`;

/** The places whose rules ask for a yes before campaign parameters are stored, with the laws that do. */
async function askingForYes({ db, clock }: GapServices): Promise<{ places: string; laws: string }> {
  const files = [await shopRules(db), shippedRules];
  const places = new Set(files.flatMap((each) => [...each.keys()]).filter((place) => place !== 'default'));
  const asking = [...places]
    .map((place) => place.toUpperCase())
    .map((place) => ({ place, campaigns: rulesBy(files, place, clock()).campaigns }))
    .filter(({ campaigns }) => campaigns.needsYes);
  return {
    places: asking
      .map(({ place }) => place)
      .toSorted()
      .join(', '),
    laws: [...new Set(asking.map(({ campaigns }) => campaigns.source.law))].join('; '),
  };
}

const fileOf = (kind: string, lang = '<language>'): string =>
  `documents/${kind}/${lang}.md, then catalog apply`;

/** What the documents lack: those of the seller's own, settings that they name, and languages. */
async function gapsInDocuments({ db, clock }: GapServices): Promise<readonly LawGap[]> {
  const now = clock();
  const [missing, gaps] = await Promise.all([missingDocuments(db, now), documentGaps(db, now)]);
  const named = new Map(
    gaps.flatMap((each) => (each.gap === 'setting missing' ? [[each.setting, each.kind]] : [])),
  );
  return [
    ...missing.map((kind) => ({
      weight: 'BLOCKS' as const,
      gap: `No ${kind} of your own`,
      place: fileOf(kind),
    })),
    ...[...named]
      .filter(([setting]) => neededSettings.every(({ row }) => row !== setting) && setting !== contactSetting)
      .map(([setting, kind]) => ({
        weight: 'MISSING' as const,
        gap: `The document ${kind} names ${setting}, which is not set`,
        place: `settings set ${setting}`,
      })),
    ...requiredDocuments.flatMap((kind) => {
      const langs = gaps.flatMap((each) => (each.gap === 'missing' && each.kind === kind ? [each.lang] : []));
      if (langs.length === 0) return [];
      const gap = `No ${kind} in ${langs.join(', ')}; their readers see the English one`;
      return [{ weight: 'NOTE' as const, gap, place: fileOf(kind, langs[0]) }];
    }),
  ];
}

async function gapsInSettings(services: GapServices): Promise<readonly LawGap[]> {
  const { db, config } = services;
  const set = await settingsOf(db);
  const { contactEmail, publicOrigin } = config;
  const isGuessed = contactEmail === `contact@${new URL(publicOrigin).hostname}`;
  const { places, laws } = await askingForYes(services);
  const asksNobody = places !== '' && (set.get(campaignsSetting) ?? 'cookie') === 'cookie';
  return [
    ...neededSettings
      .filter(({ row }) => !set.has(row))
      .map(({ name, gap }) => ({ weight: 'MISSING' as const, gap, place: `settings set ${name}` })),
    ...(!set.has(contactSetting) && isGuessed
      ? [
          {
            weight: 'MISSING' as const,
            gap: `No address at which buyers reach you; pages and mails name ${contactEmail}, which is a guess`,
            place: `settings set ${contactSetting}, or CONTACT_EMAIL`,
          },
        ]
      : []),
    ...(asksNobody
      ? [
          {
            weight: 'MISSING' as const,
            gap: `Campaign parameters are kept in a cookie without a yes, for which these places ask: ${places}`,
            place: `settings set ${campaignsSetting} consent (or tab)`,
            law: laws,
          },
        ]
      : []),
  ];
}

async function settingsOf(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** What the shop lacks of what the law asks of a seller: what blocks payments first, notes last. */
export async function lawGaps(services: GapServices): Promise<readonly LawGap[]> {
  const gaps = [...(await gapsInDocuments(services)), ...(await gapsInSettings(services))];
  const order = ['BLOCKS', 'MISSING', 'NOTE'];
  return gaps.toSorted((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight));
}
