import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { fileSettings } from '../../../../server/commerce/library/fileSettings.ts';
import { objectStore } from '../../../../server/commerce/library/objectStore.ts';
import { readConfig } from '../../../../server/kernel/config.ts';

const secretKey = 'a secret of the tests';
vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretKey);

/** The requests that the store received: their path, and whether the Signature Version 4 was valid. */
const got: { readonly path: string; readonly isSigned: boolean }[] = [];
const server = createServer((request, response) => {
  got.push({ path: (request.url ?? '').split('?')[0] ?? '', isSigned: isSigned(request) });
  response.writeHead(206, { 'content-length': 5 }).end('bytes');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
afterAll(() => void server.close());

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Recomputes the signature from the path as it was sent: S3 encodes it once, and signs what is sent.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=key\/(\S+?), ?SignedHeaders=(\S+?), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

it.each([
  ['sold', '/goods/sold/f00'],
  ['a b/c+d', '/goods/a%20b/c%2Bd/f00'],
  ['verkäufe/книги', '/goods/verk%C3%A4ufe/%D0%BA%D0%BD%D0%B8%D0%B3%D0%B8/f00'],
])('the path of an object below %s is signed exactly as it is sent', async (folder, path) => {
  const place = encodeURIComponent(`http://127.0.0.1:${port}`);
  const store = await objectStore(
    readConfig({ FILES_URL: `s3://goods/${folder}?endpoint=${place}&pathStyle=true` }, [fileSettings]),
  );
  const pieces = store?.read('f00', { start: 0, end: 4 });
  expect(Buffer.from((await pieces?.next())?.value ?? '').toString()).toBe('bytes');
  expect(got.pop()).toEqual({ path, isSigned: true });
});
