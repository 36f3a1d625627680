import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import parseRange from 'range-parser';
import { fallbackLang, isLang } from '../../src/shared/languages.ts';
import { calendarOf } from '../commerce/library/calendar.ts';
import { deliverablesOf } from '../commerce/library/deliverables.ts';
import { readFile, type ByteRange } from '../commerce/library/files.ts';
import { itemOf } from '../commerce/library/item.ts';
import { objectStore } from '../commerce/library/objectStore.ts';
import { readTicket } from '../commerce/library/ticket.ts';
import type { Services } from '../kernel/services.ts';

interface Asked {
  Params: { name: string };
  Querystring: { ticket?: unknown; lang?: unknown };
}

/** What is the same for everything that belongs to a purchase. */
const privately = {
  'cache-control': 'private, no-cache',
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
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return null;
  // Several ranges at once, or another unit, may be answered with everything.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/**
 * `GET /library/<name>?ticket=…`: a file that belongs to a purchase, in parts where that is asked for. The secret is in the
 * query, which no log keeps. Whether it may be had is
 * decided now: an address that was given out before a refund opens nothing after it.
 */
export async function libraryRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get<Asked>('/library/:name', async (request, reply) => {
    const { ticket: given } = request.query;
    const ticket = typeof given === 'string' ? readTicket(services, given) : undefined;
    if (!ticket) return reply.callNotFound();
    const { db } = services;
    const item = await itemOf(db, services.clock(), ticket.userId, ticket.itemId);
    const deliverables = item ? await deliverablesOf(db, item) : [];
    const file = deliverables.flatMap(({ files }) => files).find(({ fileId }) => fileId === ticket.fileId);
    if (!file) {
      const event = deliverables.find(({ id, kind }) => kind === 'EVENT' && id === ticket.fileId);
      if (!event) return reply.callNotFound();
      const host = new URL(services.config.publicOrigin).hostname;
      const lang = isLang(request.query.lang) ? request.query.lang : fallbackLang;
      return reply
        .headers({ ...privately, 'content-disposition': contentDisposition(request.params.name) })
        .type('text/calendar; charset=utf-8')
        .send(await calendarOf(event, { lang, host, now: services.clock() }));
    }
    const etag = `"${file.fileId}"`;
    reply.headers({
      ...privately,
      'accept-ranges': 'bytes',
      'content-disposition': contentDisposition(file.name),
      'content-type': file.mediaType,
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = rangeOf(request.headers, file.size, etag);
    if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    if (file.store === 'S3' && request.method !== 'HEAD') {
      const store = await objectStore(services.config);
      if (!store) throw new Error('FILES_URL is missing, and files are there');
      const as = { disposition: contentDisposition(file.name), mediaType: file.mediaType };
      return reply
        .headers({ ...privately, 'cache-control': 'no-store' })
        .redirect(await store.address(file.fileId, as));
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
    reply.header('content-length', end + 1 - start);
    const content = request.method === 'HEAD' ? [] : readFile(db, file.fileId, { start, end });
    return reply.send(Readable.from(content, { objectMode: false, highWaterMark: 1 }));
  });
}
