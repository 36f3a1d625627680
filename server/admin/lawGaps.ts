import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { missingDocuments } from '../documents/ownDocuments.ts';
import { campaignsSetting } from '../kernel/campaignsSetting.ts';
import type { Services } from '../kernel/services.ts';
import { timeZoneSetting } from '../kernel/shopTime.ts';
import { contactSetting } from '../kernel/siteInbox.ts';
import { rulesBy } from '../law/rules.ts';
import { shippedRules } from '../law/shippedRules.ts';
import { shopRules } from '../law/shopRules.ts';

/** Something that the law asks of a shop and that it doesn't have yet. */
export interface LawGap {
  /** What is missing. */
  readonly gap: string;
  /** Where it belongs: a file of the shop's folder or a command. */
  readonly place: string;
  /** Why, by the rules of the places where it counts. */
  readonly law?: string;
  /** Whether the shop takes no money in production until it's there. */
  readonly blocks: boolean;
}

type GapServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Each setting about the seller that documents and receipts need. */
const sellerSettings = [
  { name: 'seller', row: 'seller', gap: 'No name and address of the seller on receipts and documents' },
  { name: 'sellerTaxId', row: 'sellerTaxId', gap: 'No tax number of the seller on receipts' },
  { name: 'taxRate', row: 'taxRateBp', gap: 'No tax rate, so receipts show no tax' },
  {
    name: timeZoneSetting,
    row: timeZoneSetting,
    gap: 'No time zone, so days and deadlines end at midnight UTC',
  },
] as const;

async function settingsOf(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The places whose rules ask for a yes before campaign parameters are stored on a device, with the laws that do. */
async function placesAskingForYes({
  db,
  clock,
}: GapServices): Promise<{ places: string; laws: string } | undefined> {
  const files = [await shopRules(db), shippedRules];
  const places = [...new Set(files.flatMap((each) => [...each.keys()]))].filter(
    (place) => place !== 'default',
  );
  const asking = places
    .map((place) => place.toUpperCase())
    .map((place) => ({ place, campaigns: rulesBy(files, place, clock()).campaigns }))
    .filter(({ campaigns }) => campaigns.needsYes);
  if (asking.length === 0) return undefined;
  return {
    places: asking
      .map(({ place }) => place)
      .toSorted()
      .join(', '),
    laws: [...new Set(asking.map(({ campaigns }) => campaigns.source.law))].join('; '),
  };
}

/** A gap as a line: what is missing, where it belongs, and why. */
export const gapLine = ({ gap, place, law, blocks }: LawGap): string =>
  `${blocks ? 'Blocks payments: ' : ''}${gap}. → ${place}${law === undefined ? '' : ` (${law})`}`;

/** What the shop lacks of what the law asks of a seller, what blocks payments first. */
export async function lawGaps(services: GapServices): Promise<readonly LawGap[]> {
  const { db, clock, config } = services;
  const [missing, settings, asking] = await Promise.all([
    missingDocuments(db, clock()),
    settingsOf(db),
    placesAskingForYes(services),
  ]);
  const gaps: LawGap[] = missing.map((kind) => ({
    gap: `No ${kind} of your own`,
    place: `documents/${kind}/<language>.md, then catalog apply`,
    blocks: true,
  }));
  for (const { name, row, gap } of sellerSettings)
    if (!settings.has(row)) gaps.push({ gap, place: `settings set ${name}`, blocks: false });
  const { contactEmail, publicOrigin } = config;
  if (!settings.has(contactSetting) && contactEmail === `contact@${new URL(publicOrigin).hostname}`)
    gaps.push({
      gap: `No address at which buyers reach you; pages and mails name ${contactEmail}, which is guessed`,
      place: `settings set ${contactSetting}, or CONTACT_EMAIL`,
      blocks: false,
    });
  if (asking && (settings.get(campaignsSetting) ?? 'cookie') === 'cookie')
    gaps.push({
      gap: `Campaign parameters are kept in a cookie without a yes, which these places ask for: ${asking.places}`,
      place: `settings set ${campaignsSetting} consent (or tab)`,
      law: asking.laws,
      blocks: false,
    });
  return gaps;
}
