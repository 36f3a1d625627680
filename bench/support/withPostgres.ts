import { findPostgres } from '../../scripts/postgres.ts';

/**
 * Runs work on the PostgreSQL of DATABASE_URL, or on one that is found or started here.
 * @throws Error if there is none
 */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return work(given);
  const found = await findPostgres();
  if (!found)
    throw new Error('There is no PostgreSQL. Set DATABASE_URL to one whose user may make databases.');
  try {
    console.log(`on ${found.origin}`);
    return await work(found.url);
  } finally {
    await found.stop();
  }
}
