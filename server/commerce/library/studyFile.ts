import type { Kysely } from 'kysely';
import { readAccess } from '../../catalogue/fileAccess.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import type { LibraryFile } from './deliverables.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { fileAddress, type Ticket } from './ticket.ts';

/** Marks the item id in tickets for studies. */
const prefix = 'study:';

/** Parses a file that a column stores as `name/hash`; undefined for a URL elsewhere. */
export function ownFile(named: string): { readonly name: string; readonly fileId: string } | undefined {
  const { name, fileId } = /^(?<name>[^/]+)\/(?<fileId>[0-9a-f]{64})$/.exec(named)?.groups ?? {};
  return name === undefined || fileId === undefined ? undefined : { name, fileId };
}

/** The URL of a study's file for a user who may have it. */
export function studyFileAddress(
  services: Pick<Services, 'secret' | 'clock'>,
  userId: string,
  { id, file }: { readonly id: string; readonly file: string },
): string {
  const own = ownFile(file);
  return own ? fileAddress(services, { userId, itemId: prefix + id, fileId: own.fileId }, own.name) : file;
}

/** The file of a study. */
export interface StudyFile extends LibraryFile {
  /** The product that includes it; null if only plans do. */
  readonly productId: string | null;
}

/** The file that a study's ticket opens now, for users with a plan or the product that includes it. */
export async function openedStudyFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, itemId, fileId }: Ticket,
): Promise<StudyFile | undefined> {
  if (!itemId.startsWith(prefix)) return undefined;
  const study = await studyOf(db, itemId.slice(prefix.length));
  const own = study?.file ? ownFile(study.file) : undefined;
  if (!study || own?.fileId !== fileId) return undefined;
  const { isSubscriber, productIds } = await readAccess({ db, clock, user: { id: userId } });
  if (!isSubscriber && !(study.product_id !== null && productIds.has(study.product_id))) return undefined;
  const { size, store } = await db
    .selectFrom('files')
    .select(['size', 'store'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const mediaType = mediaTypeOf(own.name) ?? octets;
  return { ...own, size, store, mediaType, productId: study.product_id };
}

const octets = 'application/octet-stream';

const studyOf = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('researches')
    .select(['id', 'file', 'product_id'])
    .where('id', '=', id)
    .where('status', 'in', ['PUBLISHED', 'ARCHIVED'])
    .executeTakeFirst();
