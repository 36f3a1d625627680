import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { fallbackLang, isLang } from '../../src/shared/languages.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import { allFiles, archiveBytes, archivedFiles, archiveSize } from '../commerce/library/archive.ts';
import { calendarOf } from '../commerce/library/calendar.ts';
import { deliverablesOf, type DeliverableFile } from '../commerce/library/deliverables.ts';
import type { ByteRange } from '../commerce/library/files.ts';
import { itemOf } from '../commerce/library/item.ts';
import { productPage } from '../commerce/library/productPage.ts';
import { sampleFile } from '../commerce/library/sample.ts';
import { neededStore, storedBytes } from '../commerce/library/storedBytes.ts';
import { openedStudyFile } from '../commerce/library/studyFile.ts';
import { readTicket, type Ticket } from '../commerce/library/ticket.ts';
import { whileOpen } from '../commerce/library/whileOpen.ts';
import type { Services } from '../kernel/services.ts';

interface SampleAsked {
  Params: { product: string; name: string };
}

interface Asked {
  Params: { name: string };
  Querystring: { ticket?: unknown; lang?: unknown };
}

/** The headers that everything of the library has. */
const always = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

/** The one range that a request asks for; undefined for all of the file, `null` where there are no such bytes. */
function rangeOf(
  { range, 'if-range': ifRange }: { range?: string; 'if-range'?: string | string[] },
  size: number,
  etag: string,
): ByteRange | null | undefined {
  // A file that changed meanwhile is sent as a whole.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  // The last bytes of a file that has fewer are all of it, which the parser takes for none.
  const last = /^bytes=-(\d+)$/.exec(range)?.[1];
  if (last !== undefined && size > 0 && Number(last) >= size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return null;
  // Several ranges at once, or another unit, may be answered with everything.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** For whom a file is. */
interface Access {
  readonly caching: string;
  /** Whether it may still be sent; left out of what is for everybody. */
  readonly isOpen?: () => Promise<boolean>;
}

/**
 * Sends a stored file, or the range of it that is asked for. What was bought goes through here wherever its bytes are,
 * so that a refund closes it at once; what everybody may have comes from its store (decision 0037).
 */
async function sendFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: DeliverableFile,
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

/** Sends the files of an item as one archive, which is written while it is sent. */
function sendArchive(
  services: Services,
  { method, params }: FastifyRequest<Asked>,
  reply: FastifyReply,
  files: readonly DeliverableFile[],
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

/** What a ticket opens now; nothing of an item that is closed, or of another person. */
async function openedBy({ db, clock }: Services, ticket: Ticket) {
  const { userId, itemId, fileId } = ticket;
  const ofStudy = await openedStudyFile({ db, clock }, ticket);
  if (ofStudy) return { file: ofStudy, event: undefined, archive: [] };
  const item = await itemOf(db, clock(), userId, itemId);
  const deliverables = item ? await deliverablesOf(db, item) : [];
  return {
    file: deliverables.flatMap(({ files }) => files).find((file) => file.fileId === fileId),
    event: deliverables.find(({ id, kind }) => kind === 'EVENT' && id === fileId),
    archive: fileId === allFiles ? archivedFiles(deliverables) : [],
  };
}

/**
 * `GET /library/<name>?ticket=…`: a file that belongs to a purchase, in parts where that is asked for, or all of them in an archive. The secret is in the
 * query, which no log keeps. Whether it may be had is
 * decided now: an address that was given out before a refund opens nothing after it.
 */
export async function libraryRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get<Asked>('/library/:name', async (request, reply) => {
    const { ticket: given } = request.query;
    const ticket = typeof given === 'string' ? readTicket(services, given) : undefined;
    if (!ticket) return reply.callNotFound();
    const { file, event, archive } = await openedBy(services, ticket);
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

  // A part of a product that everybody may read, hear or see.
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
