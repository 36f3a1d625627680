import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema.ts';
import { numberOrders } from './numberOrders.ts';
import { isUnavailable } from './unavailable.ts';
import * as initial from './migrations/0001Initial.ts';
import * as publicSite from './migrations/0002PublicSite.ts';
import * as accounts from './migrations/0003Accounts.ts';
import * as wallet from './migrations/0004Wallet.ts';
import * as disputes from './migrations/0005Disputes.ts';
import * as listTotals from './migrations/0006ListTotals.ts';
import * as lookups from './migrations/0007Lookups.ts';
import * as ledgerOrder from './migrations/0008LedgerOrder.ts';
import * as trustedDocuments from './migrations/0009TrustedDocuments.ts';
import * as guestLinks from './migrations/0010GuestLinks.ts';
import * as unprovenAddresses from './migrations/0011UnprovenAddresses.ts';
import * as limits from './migrations/0012Limits.ts';
import * as trust from './migrations/0013Trust.ts';
import * as linksAndPayers from './migrations/0014LinksAndPayers.ts';
import * as throughput from './migrations/0015Throughput.ts';
import * as providerBooks from './migrations/0016ProviderBooks.ts';
import * as grants from './migrations/0017Grants.ts';
import * as creditNotes from './migrations/0018CreditNotes.ts';
import * as goods from './migrations/0019Goods.ts';
import * as methodSetups from './migrations/0020MethodSetups.ts';
import * as content from './migrations/0021Content.ts';
import * as handingOver from './migrations/0022HandingOver.ts';
import * as members from './migrations/0023Members.ts';
import * as selling from './migrations/0024Selling.ts';
import * as events from './migrations/0025Events.ts';
import * as people from './migrations/0026People.ts';
import * as refundRequests from './migrations/0027RefundRequests.ts';
import * as timeZones from './migrations/0028TimeZones.ts';
import * as pictures from './migrations/0029Pictures.ts';
import * as slugsAndActivations from './migrations/0030SlugsAndActivations.ts';
import * as projects from './migrations/0031Projects.ts';
import * as buyerDetails from './migrations/0032BuyerDetails.ts';
import * as reminders from './migrations/0033Reminders.ts';
import * as ratings from './migrations/0034Ratings.ts';
import * as archivedPurchases from './migrations/0035ArchivedPurchases.ts';
import * as chosenAmounts from './migrations/0036ChosenAmounts.ts';
import * as nextListPrice from './migrations/0037NextListPrice.ts';
import * as ratingReports from './migrations/0038RatingReports.ts';
import * as value from './migrations/0039Value.ts';
import * as choices from './migrations/0040Choices.ts';
import * as usage from './migrations/0041Usage.ts';
import * as providerWord from './migrations/0042ProviderWord.ts';
import * as spellings from './migrations/0043Spellings.ts';
import * as promisedDreams from './migrations/0044PromisedDreams.ts';
import * as unpaid from './migrations/0046Unpaid.ts';
import * as upgradePurchases from './migrations/0047UpgradePurchases.ts';
import * as publishedChanges from './migrations/0048PublishedChanges.ts';
import * as orderNumbers from './migrations/0049OrderNumbers.ts';
import * as lessons from './migrations/0050Lessons.ts';
import * as priceHistory from './migrations/0052PriceHistory.ts';
import * as documents from './migrations/0053Documents.ts';
import * as declarations from './migrations/0054Declarations.ts';
import * as law from './migrations/0055Law.ts';
import * as agreements from './migrations/0056Agreements.ts';
import * as calendarPlans from './migrations/0057CalendarPlans.ts';
import * as replacedFiles from './migrations/0058ReplacedFiles.ts';
import * as seats from './migrations/0059Seats.ts';
import * as desk from './migrations/0060Desk.ts';
import * as deskLookups from './migrations/0061DeskLookups.ts';

/** Every migration by name, forward only; a released one is never changed. */
const migrations: Record<string, Migration> = {
  '0001Initial': initial,
  '0002PublicSite': publicSite,
  '0003Accounts': accounts,
  '0004Wallet': wallet,
  '0005Disputes': disputes,
  '0006ListTotals': listTotals,
  '0007Lookups': lookups,
  '0008LedgerOrder': ledgerOrder,
  '0009TrustedDocuments': trustedDocuments,
  '0010GuestLinks': guestLinks,
  '0011UnprovenAddresses': unprovenAddresses,
  '0012Limits': limits,
  '0013Trust': trust,
  '0014LinksAndPayers': linksAndPayers,
  '0015Throughput': throughput,
  '0016ProviderBooks': providerBooks,
  '0017Grants': grants,
  '0018CreditNotes': creditNotes,
  '0019Goods': goods,
  '0020MethodSetups': methodSetups,
  '0021Content': content,
  '0022HandingOver': handingOver,
  '0023Members': members,
  '0024Selling': selling,
  '0025Events': events,
  '0026People': people,
  '0027RefundRequests': refundRequests,
  '0028TimeZones': timeZones,
  '0029Pictures': pictures,
  '0030SlugsAndActivations': slugsAndActivations,
  '0031Projects': projects,
  '0032BuyerDetails': buyerDetails,
  '0033Reminders': reminders,
  '0034Ratings': ratings,
  '0035ArchivedPurchases': archivedPurchases,
  '0036ChosenAmounts': chosenAmounts,
  '0037NextListPrice': nextListPrice,
  '0038RatingReports': ratingReports,
  '0039Value': value,
  '0040Choices': choices,
  '0041Usage': usage,
  '0042ProviderWord': providerWord,
  '0043Spellings': spellings,
  '0044PromisedDreams': promisedDreams,
  '0046Unpaid': unpaid,
  '0047UpgradePurchases': upgradePurchases,
  '0048PublishedChanges': publishedChanges,
  '0049OrderNumbers': orderNumbers,
  '0050Lessons': lessons,
  '0052PriceHistory': priceHistory,
  '0053Documents': documents,
  '0054Declarations': declarations,
  '0055Law': law,
  '0056Agreements': agreements,
  '0057CalendarPlans': calendarPlans,
  '0058ReplacedFiles': replacedFiles,
  '0059Seats': seats,
  '0060Desk': desk,
  '0061DeskLookups': deskLookups,
};

const migratorOf = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Whether the database has the latest schema. Changes nothing. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> =>
  (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined);

/**
 * Migrates the database to the latest schema, or up to a given migration. Instances that start together wait for each
 * other (advisory lock).
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  const migrator = migratorOf(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (isUnavailable(error)) throw error;
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'none';
    throw new Error(`Migration failed: ${failed}`, { cause: error });
  }
  if (!last) await numberOrders(db);
}
