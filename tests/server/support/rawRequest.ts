import { connect } from 'node:net';

/** A response as it was received. */
export interface RawAnswer {
  readonly status: number;
  /** By name, in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function parse(text: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) return undefined;
  // 100 Continue: the actual response follows.
  if (status === 100) return parse(text.slice(end + 4));
  const headers = lines.map((line): [string, string] => {
    const cut = line.indexOf(':');
    return [line.slice(0, cut).toLowerCase(), line.slice(cut + 1).trim()];
  });
  return { status, headers: new Map(headers), body: text.slice(end + 4) };
}

/** Sends bytes over a new connection; undefined if it closes without a response. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(typeof request === 'string' ? Buffer.from(request, 'latin1') : request);
    });
    socket.setTimeout(60_000, () => socket.destroy(new Error('No answer within a minute')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may close before everything has been sent.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))));
  });
}

/** A request with an unescaped target, whatever bytes it has. */
export const rawRequest = (method: string, target: string, headers: readonly string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
