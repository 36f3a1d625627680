/** Requests that no visitor would send; some of them once took copies out of rotation. */
import { connect } from 'node:net';

const json = { 'content-type': 'application/json' };
const query = JSON.stringify({ query: '{ __typename }' });

const requests: readonly RequestInit[] = [
  ...['multipart/mixed', 'multipart/mixed; deferSpec=20220824, application/json', 'text/event-stream'].map(
    (accept) => ({ headers: { ...json, accept }, body: query }),
  ),
  { headers: json, body: '{"query":"{ __typename' },
  { headers: json, body: '\u0000'.repeat(1_000) },
  { headers: json, body: JSON.stringify({ query: `{${' __typename'.repeat(1_400)} }` }) },
  { headers: json, body: JSON.stringify({ query: '{'.repeat(20_000) }) },
  { headers: json, body: JSON.stringify({ query: '{ __typename }', variables: { a: '\u0000\ud800' } }) },
  { headers: json, body: JSON.stringify({ query: 'x'.repeat(2_000_000) }) },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\nbroken' },
  { headers: { 'content-type': 'text/plain' }, body: query },
];

/** Sends raw bytes and waits until the other side closes the connection. */
const sendRaw = (port: number, text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.resume();
  });

const rawRequests = [
  'POST /public-graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /public-graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /public-graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  'GET /%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /en/%ff%fe?a=%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
];

/** Sends all of them; returns the responses that indicate a server failure. */
export async function sendHostile(origin: string, port: number): Promise<string[]> {
  const answers = await Promise.all(
    requests.map(async (request, index) => {
      const response = await fetch(`${origin}/public-graphql`, {
        method: 'POST',
        signal: AbortSignal.timeout(10_000),
        ...request,
      }).catch((error: unknown) => error);
      if (!(response instanceof Response)) return `request ${index}: ${String(response)}`;
      await response.arrayBuffer();
      return response.status >= 500 ? `request ${index}: status ${response.status}` : undefined;
    }),
  );
  await Promise.all(rawRequests.map((text) => sendRaw(port, text)));
  return answers.filter((answer) => answer !== undefined);
}
