import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The credentials of the store. */
export const credentials = { accessKeyId: 'TESTER', secretAccessKey: 'not-a-secret' } as const;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A signature and what it covers: from the header, or from the query of a presigned URL. */
function signatureOf({ headers }: IncomingMessage, { searchParams }: URL) {
  const field = (name: string) =>
    searchParams.get(`X-Amz-${name}`) ??
    new RegExp(`${name}=([^,]+)`).exec(headers.authorization ?? '')?.[1] ??
    '';
  const time = searchParams.get('X-Amz-Date') ?? String(headers['x-amz-date'] ?? '');
  return {
    time,
    scope: field('Credential').split('/').slice(1).join('/'),
    keyId: field('Credential').split('/')[0],
    signedHeaders: field('SignedHeaders'),
    signature: field('Signature'),
    bodyHash: searchParams.has('X-Amz-Signature')
      ? 'UNSIGNED-PAYLOAD'
      : String(headers['x-amz-content-sha256'] ?? ''),
  };
}

/** Whether a request carries the signature that AWS Signature Version 4 prescribes for it. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const { time, scope, keyId, signedHeaders, signature, bodyHash } = signatureOf(request, url);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  let key: string | Buffer = `AWS4${credentials.secretAccessKey}`;
  for (const part of scope.split('/')) key = hmac(key, part);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  const given = Buffer.from(signature, 'hex');
  return (
    keyId === credentials.accessKeyId && given.length === expected.length && timingSafeEqual(given, expected)
  );
}

interface StoredObject {
  readonly content: Buffer;
  readonly mediaType: string;
}

const refusal = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;

function send(request: IncomingMessage, response: ServerResponse, url: URL, found: StoredObject): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const [start, end] = range ? [Number(range[1]), Number(range[2])] : [0, found.content.length - 1];
  const part = found.content.subarray(start, end + 1);
  response.writeHead(range ? 206 : 200, {
    'content-type': url.searchParams.get('response-content-type') ?? found.mediaType,
    'content-length': part.length,
    ...(range && {
      'content-range': `bytes ${start}-${start + part.length - 1}/${found.content.length}`,
    }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/**
 * An S3-compatible store in memory, at a port of its own: writes, reads, reads in part and removes objects, and
 * refuses what isn't signed with its `credentials` or doesn't match its hash.
 */
export async function startObjectStore(): Promise<{ origin: string; close: () => Promise<void> }> {
  const objects = new Map<string, StoredObject>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const content = await buffer(request);
    const refuse = (status: number, code: string, message: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(refusal(code, message));
    if (!isSigned(request, url)) return refuse(403, 'SignatureDoesNotMatch', 'The signature does not match.');
    const found = objects.get(url.pathname);
    switch (request.method) {
      case 'PUT':
        if (sha256(content) !== request.headers['x-amz-content-sha256'])
          return refuse(400, 'XAmzContentSHA256Mismatch', 'The hash does not match.');
        objects.set(url.pathname, { content, mediaType: request.headers['content-type'] ?? '' });
        return response.writeHead(200, { etag: `"${sha256(content)}"` }).end();
      case 'DELETE':
        objects.delete(url.pathname);
        return response.writeHead(204).end();
      default:
        if (!found) return refuse(404, 'NoSuchKey', 'The specified key does not exist.');
        return send(request, response, url, found);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
