import { sql } from 'kysely';

/** Matches rows that weren't archived at a time: what was archived later still belongs to earlier orders. */
export const notArchivedAt = (at: Date) => sql<boolean>`(archived_at is null or archived_at > ${at})`;
