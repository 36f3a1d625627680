import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A running proxy in front of several servers. */
export interface Proxy {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Forwards a request to a port and pipes the response back; rejects if none starts. */
const pass = (port: number, agent: Agent, incoming: IncomingMessage, body: Buffer, answer: ServerResponse) =>
  new Promise<void>((resolve, reject) => {
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => answer.destroy());
      response.pipe(answer);
      resolve();
    });
    outgoing.on('error', reject).end(body);
  });

const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/**
 * A minimal round-robin reverse proxy. A request goes to the next server if one refuses the connection; a request that
 * was sent but got no response is never retried, but answered with 502.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const answerOne = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const first = turn++;
    for (let tries = 0; tries < ports.length; tries += 1) {
      try {
        await pass(ports[(first + tries) % ports.length] ?? 0, agent, incoming, body, answer);
        return;
      } catch (error) {
        if (!wasNeverSent(error)) throw error;
      }
    }
    throw new Error('no server takes a connection');
  };
  const server = createServer((incoming, answer) => {
    answerOne(incoming, answer).catch(() => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is never a path.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
