import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { fallbackLang, isLang } from '../../src/shared/languages.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import { allFiles, archiveBytes, archivedFiles, archiveSize } from '../commerce/library/archive.ts';
import { calendarOf } from '../commerce/library/calendar.ts';
import { deliverablesOf, type LibraryFile } from '../commerce/library/deliverables.ts';
import type { ByteRange } from '../commerce/library/files.ts';
import { itemOf } from '../commerce/library/item.ts';
import { productPage } from '../commerce/library/productPage.ts';
import { sampleFile } from '../commerce/library/sample.ts';
import { replacedFile } from '../commerce/library/replacedFiles.ts';
import { neededStore, storedBytes } from '../commerce/library/storedBytes.ts';
import { openedStudyFile } from '../commerce/library/studyFile.ts';
import { readTicket, type Ticket } from '../commerce/library/ticket.ts';
import { noteUse } from '../commerce/library/uses.ts';
import { whileOpen } from '../commerce/library/whileOpen.ts';
import type { Services } from '../kernel/services.ts';

interface SampleAsked {
  Params: { product: string; name: string };
}

interface Asked {
  Params: { name: string };
  Querystring: { ticket?: unknown; lang?: unknown };
}

/** Headers of every library response. */
const always = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

/** The requested range; undefined for the whole file, `null` if it is not satisfiable. */
function rangeOf(
  { range, 'if-range': ifRange }: { range?: string; 'if-range'?: string | string[] },
  size: number,
  etag: string,
): ByteRange | null | undefined {
  // A file that has changed in the meantime is sent whole.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  // A suffix longer than the file means all of it, but the parser considers it unsatisfiable.
  const last = /^bytes=-(\d+)$/.exec(range)?.[1];
  if (last !== undefined && size > 0 && Number(last) >= size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return null;
  // For multiple ranges or other units, sending everything is allowed.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** Who may access a file. */
interface Access {
  readonly caching: string;
  /** Whether it may still be sent; omitted for public files. */
  readonly isOpen?: () => Promise<boolean>;
}

/**
 * Sends a stored file, or the requested range of it. Purchased files always go through here, wherever they are stored,
 * so that a refund ends access immediately; public files come directly from their store (decision 0037).
 */
async function sendFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: LibraryFile,
  { caching, isOpen }: Access,
): Promise<FastifyReply> {
  const etag = `"${file.fileId}"`;
  const disposition = contentDisposition(file.name);
  reply.headers({
    ...always,
    'accept-ranges': 'bytes',
    'cache-control': caching,
    'content-disposition': disposition,
    'content-type': file.mediaType,
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request.headers, file.size, etag);
  if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  if (file.store === 'S3' && !isOpen && request.method !== 'HEAD') {
    const store = await neededStore(services.config);
    return reply
      .headers({ ...always, 'cache-control': 'no-store' })
      .redirect(await store.address(file.fileId, { disposition, mediaType: file.mediaType }));
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  reply.header('content-length', end + 1 - start);
  if (request.method === 'HEAD') return reply.send(Readable.from([], { objectMode: false }));
  const bytes = await storedBytes(services, { id: file.fileId, store: file.store }, { start, end });
  const content = isOpen ? whileOpen(bytes, services.clock, isOpen) : bytes;
  return reply.send(Readable.from(content, { objectMode: false, highWaterMark: 1 }));
}

/** Sends the files of an item as an archive, created on the fly. */
function sendArchive(
  services: Services,
  { method, params }: FastifyRequest<Asked>,
  reply: FastifyReply,
  files: readonly LibraryFile[],
  isOpen: () => Promise<boolean>,
): FastifyReply {
  reply.headers({
    ...always,
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(params.name),
    'content-length': archiveSize(files),
    'content-type': 'application/zip',
  });
  const content = method === 'HEAD' ? [] : archiveBytes(services, files, isOpen);
  return reply.send(Readable.from(content, { objectMode: false, highWaterMark: 1 }));
}

const isBlocked = async ({ db }: Services, userId: string): Promise<boolean> => {
  const user = await db.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst();
  return !user || user.blocked_at !== null;
};

/** What a ticket currently gives access to; nothing for a closed item, a blocked account or another person's. */
async function openedBy(services: Services, ticket: Ticket) {
  const { db, clock } = services;
  const { userId, itemId, fileId } = ticket;
  if (await isBlocked(services, userId))
    return { file: undefined, event: undefined, archive: [], used: undefined };
  const ofStudy = await openedStudyFile({ db, clock }, ticket);
  if (ofStudy) {
    const study = { userId, productId: ofStudy.productId };
    return { file: ofStudy, event: undefined, archive: [], used: { study } };
  }
  const item = await itemOf(db, clock(), userId, itemId);
  const deliverables = item ? await deliverablesOf(db, item) : [];
  return {
    used: item && { item },
    file:
      deliverables.flatMap(({ files }) => files).find((file) => file.fileId === fileId) ??
      (await replacedFile(
        db,
        fileId,
        deliverables.map(({ id }) => id),
      )),
    event: deliverables.find(({ id, kind }) => kind === 'EVENT' && id === fileId),
    archive: fileId === allFiles ? archivedFiles(deliverables) : [],
  };
}

/** The same, recorded as used before it's sent. */
async function openedAndUsed(services: Services, ticket: Ticket, method: string) {
  const opened = await openedBy(services, ticket);
  const isFound = opened.file || opened.event || opened.archive.length > 0;
  if (!isFound || !opened.used || method !== 'GET') return opened;
  const isUsed = await noteUse(services.db, services.clock(), opened.used);
  return isUsed ? opened : openedBy(services, ticket);
}

/**
 * `GET /library/<name>?ticket=…`: a file of a purchase, with range support, or all of its files as an archive. The
 * secret is in the query, which is never logged. Access is checked on each request, so a URL issued before a refund
 * stops working after it.
 */
export async function libraryRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get<Asked>('/library/:name', async (request, reply) => {
    const { ticket: given } = request.query;
    const ticket = typeof given === 'string' ? readTicket(services, given) : undefined;
    if (!ticket) return reply.callNotFound();
    const { file, event, archive } = await openedAndUsed(services, ticket, request.method);
    if (file) {
      const isOpen = async () => (await openedBy(services, ticket)).file !== undefined;
      return sendFile(services, request, reply, file, { caching: 'private, no-cache', isOpen });
    }
    if (archive.length > 0) {
      const isOpen = async () => (await openedBy(services, ticket)).archive.length > 0;
      return sendArchive(services, request, reply, archive, isOpen);
    }
    if (!event) return reply.callNotFound();
    const host = new URL(services.config.publicOrigin).hostname;
    const lang = isLang(request.query.lang) ? request.query.lang : fallbackLang;
    return reply
      .headers({
        ...always,
        'cache-control': 'private, no-cache',
        'content-disposition': contentDisposition(request.params.name),
      })
      .type('text/calendar; charset=utf-8')
      .send(await calendarOf(event, { lang, host, now: services.clock() }));
  });

  // A sample of a product, which everyone may read, hear or see.
  app.get<SampleAsked>('/library/samples/:product/:name', async (request, reply) => {
    const { product: id, name } = request.params;
    const { db } = services;
    const catalogue = await currentCatalogue(db, services.clock());
    const page = await productPage(db, catalogue, id);
    const sample = page?.contents.find((content) => content.id === page.product.sample_id);
    const file = sample && sampleFile(sample.files);
    if (file?.name !== name) return reply.callNotFound();
    return sendFile(services, request, reply, file, {
      caching: 'public, max-age=300',
    });
  });
}
