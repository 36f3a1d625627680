import { benchDatabase, seedBuyers } from '../support/database.ts';
import { withPostgres } from '../support/withPostgres.ts';
import { purchase, recordedShop, type RecordedShop, type Statement } from './recordPurchase.ts';

/** How many characters of a statement are printed. */
const shownLength = 140;

function print(title: string, statements: readonly Statement[]): void {
  const time = statements.reduce((sum, statement) => sum + statement.time, 0);
  console.log(`\n${title}: ${statements.length} statements, ${time.toFixed(1)} ms`);
  for (const { sql, time: each } of statements)
    console.log(
      `${each.toFixed(1).padStart(6)}  ${sql.replaceAll('"', '').replace(/\s+/g, ' ').slice(0, shownLength)}`,
    );
}

/** The steps of a card sale to a guest. */
async function byCard({ shop, statementsOf, runJobs }: RecordedShop) {
  let page: string | null = null;
  return {
    paying: await statementsOf(async () => (page = await purchase(shop, undefined))),
    confirming: await statementsOf(() => shop.confirm(page ?? '')),
    settling: await statementsOf(runJobs),
  };
}

/** Prints every statement of a sale with its milliseconds, with nothing else running. */
export const printStatements = (): Promise<boolean> =>
  withPostgres(async (server) => {
    const database = await benchDatabase(server);
    const [buyer] = await seedBuyers(database, 1);
    const recorded = await recordedShop(database);
    // Often enough for a connection to have prepared them.
    for (let times = 0; times < 3; times += 1) {
      await purchase(recorded.shop, buyer);
      await byCard(recorded);
    }
    print('From a wallet', await recorded.statementsOf(() => purchase(recorded.shop, buyer)));
    print('Its receipt', await recorded.statementsOf(recorded.runJobs));
    const { paying, confirming, settling } = await byCard(recorded);
    print('By card, a guest', paying);
    print('On the page of the provider', confirming);
    print('The callback, and its receipt', settling);
    await recorded.close();
    await database.remove();
    return true;
  });
