import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { languages } from '../../src/shared/languages.ts';
import { reminderSetting } from '../commerce/checkout/planReminder.ts';
import { recognize } from '../commerce/grants/value.ts';
import { companySetting } from '../kernel/companySetting.ts';
import { makeOwner } from '../identity/staff.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import type { Services } from '../kernel/services.ts';
import type { Database } from '../database/schema.ts';
import { countries } from '../database/seed/countries.ts';
import { readStandardDocuments, seedDocuments } from '../documents/standardDocuments.ts';
import { contentHash, seedContent } from './seedContent.ts';
import { demoOrders, demoPresents, demoSubscription, demoTopUps } from './demoOrders.ts';
import { dreamers, dreams } from './dreams.ts';
import { exchangeRates, seedExchangeRates } from './exchangeRates.ts';
import { readCities } from '../database/seed/places.ts';
import { allCurrencies } from '../database/seed/currencies.ts';
import { seedReferenceData } from '../database/seed/referenceData.ts';
import { demoRatings } from './ratings.ts';
import { demoReads, seedAchievements } from './seedAchievements.ts';
import { demoUser, seedDemoUser } from './seedDemoUser.ts';
import { seedDreams } from './seedDreams.ts';
import { seedOffers } from './seedOffers.ts';
import { seedPresents } from './seedPresents.ts';
import { seedProgress } from './seedProgress.ts';
import { seedRatings } from './seedRatings.ts';
import { views } from './views.ts';

const setting = 'seed';
/** The demo sends reminders of unfinished payments and tells about its company; elsewhere the operator enables both. */
const settings = [
  { name: reminderSetting, value: '4' },
  { name: companySetting, value: 'on' },
];

/** Changes whenever the seeds do. Without the demo, only the reference data counts. */
export function seedFingerprint(
  demo: boolean,
  siteLanguages: readonly (typeof languages)[number][] = languages,
): string {
  const directories = [
    allCurrencies,
    siteLanguages.map(({ prefix, tag, nativeName }) => [prefix, tag, nativeName]),
    countries,
    readCities().map(({ id, keys }) => [id, ...keys]),
    readStandardDocuments(),
  ];
  const facts = [
    directories,
    exchangeRates,
    settings,
    views,
    demoOrders,
    demoPresents,
    demoSubscription,
    demoTopUps,
    demoReads,
    dreamers,
    dreams,
    demoRatings,
    { owner: demoUser.id },
  ];
  return createHash('sha256')
    .update(JSON.stringify(demo ? [facts, contentHash()] : directories))
    .digest('hex');
}

/**
 * Seeds the reference data and, for the demo, the catalog and the demo user. Existing rows stay, except that the demo's
 * folder overwrites the catalog. If the database was last seeded the same way, this costs one query.
 */
export async function seed(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { demo } = { demo: config.mode === 'demo' },
): Promise<void> {
  const value = seedFingerprint(demo);
  const done = await db.selectFrom('settings').select('value').where('name', '=', setting).executeTakeFirst();
  if (done?.value === value) return;

  const hash = demo ? await demoPasswordHash(db) : undefined;
  await db.transaction().execute(async (trx) => {
    // Another instance has done it in the meantime.
    if ((await claim(trx)) === value) return;
    await seedReferenceData(trx);
    await seedDocuments(trx);
    if (demo) await seedDemo(trx, hash, clock());
    await trx.updateTable('settings').set({ value }).where('name', '=', setting).execute();
  });
}

async function seedDemo(
  trx: Transaction<Database>,
  passwordHash: string | undefined,
  now: Date,
): Promise<void> {
  await seedExchangeRates(trx);
  await seedContent(trx, now);
  await seedOffers(trx, now);
  await trx
    .insertInto('settings')
    .values(settings)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (passwordHash !== undefined) await seedDemoUser(trx, passwordHash, now);
  await makeOwner(trx, now, demoUser.id, 'demo');
  await seedDreams(trx, now);
  if (passwordHash !== undefined) await seedPresents(trx, now);
  await seedRatings(trx, now);
  if (passwordHash === undefined) return;
  await seedProgress(trx, now);
  await seedAchievements(trx, now);
  await recognize(trx, now, { ids: demoOrders.map(({ id }) => id) });
}

/**
 * Makes instances that start together seed one at a time: each waits for the row lock of the first. Returns the
 * fingerprint of the last seed.
 */
async function claim(trx: Transaction<Database>): Promise<string> {
  await trx
    .insertInto('settings')
    .values({ name: setting, value: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await trx
    .selectFrom('settings')
    .select('value')
    .where('name', '=', setting)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return value;
}

/** The hash of the demo password, which is slow on purpose; undefined if the demo user already exists. */
async function demoPasswordHash(db: Services['db']): Promise<string | undefined> {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', demoUser.login)
    .executeTakeFirst();
  return known ? undefined : hashPassword(demoUser.password, { ip: '', account: demoUser.login });
}
