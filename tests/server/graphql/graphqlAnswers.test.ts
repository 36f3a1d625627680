import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // a TCP server's address is not a string

/** The bytes of a response, read until the server closes the connection. */
const bytesOf = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const line = connect(port, '127.0.0.1', () => line.write(request));
    line.on('data', (chunk) => chunks.push(chunk));
    line.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
    line.on('error', reject);
  });

async function answerOf(accept: string | undefined, body: string) {
  const head = [
    'POST /public-graphql HTTP/1.1',
    'host: localhost',
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(accept === undefined ? [] : [`accept: ${accept}`]),
  ];
  const [top = '', ...rest] = (await bytesOf(`${head.join('\r\n')}\r\n\r\n${body}`)).split('\r\n\r\n');
  const headers = top
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(': '))
    .map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')] as const);
  return { status: top.split(' ')[1], headers, content: rest.join('\r\n\r\n') };
}

const accepted = [
  undefined,
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json;q=0, application/json',
  'multipart/mixed',
  'multipart/mixed;deferSpec=20220824, application/json',
  'application/json, multipart/mixed',
  'text/event-stream',
  'text/event-stream, */*;q=0.1',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/html',
  'garbage',
  ';;;,,/',
  'application/json;charset=utf-16',
  'x'.repeat(4_000),
];

const bodies = [
  JSON.stringify({ query: '{ productById(id: "1") { id } }' }),
  JSON.stringify({ query: '{ nothing }' }),
  JSON.stringify({ query: '{ broken' }),
  JSON.stringify({ query: 'subscription { id }' }),
  JSON.stringify({ query: '{ products { id ... @defer { title } } }' }),
  '{"query"',
  '[]',
];

it('a response is JSON with one content length and no transfer headers, whatever the Accept header', async () => {
  for (const accept of accepted)
    for (const body of bodies) {
      const { status, headers, content } = await answerOf(accept, body);
      const named = (name: string) => headers.filter(([one]) => one === name).map(([, value]) => value);
      const reported = [accept, body, status].join(' | ');
      expect([reported, named('content-type')]).toEqual([
        reported,
        [expect.stringMatching(/^application\/(?:graphql-response\+)?json; charset=utf-8$/)],
      ]);
      expect([reported, named('content-length')]).toEqual([reported, [String(content.length)]]);
      // Set once, by the server itself.
      expect([reported, named('connection')]).toEqual([reported, ['close']]);
      for (const name of ['transfer-encoding', 'keep-alive', 'te', 'trailer', 'upgrade', 'content-encoding'])
        expect([reported, name, named(name)]).toEqual([reported, name, []]);
      expect(JSON.parse(content)).toBeTypeOf('object');
    }
});

it('the GraphQL response media type is only used for clients that prefer it', async () => {
  const typeFor = async (accept: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      headers: { accept, 'content-type': 'application/json' },
      payload: { query: '{ __typename }' },
    });
    return response.headers['content-type'];
  };
  expect(await typeFor('application/graphql-response+json, application/json;q=0.9')).toContain(
    'graphql-response',
  );
  expect(await typeFor('application/json, application/graphql-response+json;q=0')).toMatch(
    /^application\/json/,
  );
  expect(await typeFor('*/*')).toMatch(/^application\/json/);
});
