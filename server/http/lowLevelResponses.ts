import { STATUS_CODES, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './securityHeaders.ts';

/** HTTP statuses for parser errors, by Node's codes; anything else is a bad request. */
const statuses: Readonly<Record<string, number>> = {
  // Bytes that are not allowed in a URL.
  HPE_INVALID_URL: 404,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The body of an error, in the same format as all REST errors. */
const bodyOf = (status: number): string =>
  JSON.stringify({ error: { code: 'BAD_USER_INPUT', message: STATUS_CODES[status] ?? 'Bad Request' } });

const headersOf = ({ all }: SecurityHeaders, status: number): Record<string, string> => ({
  ...all,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(bodyOf(status).length),
  connection: 'close',
});

/** Writes a response to a socket, outside of a request's own, and closes it. */
export function answerSocket(socket: Duplex, security: SecurityHeaders, status: number): void {
  if (socket.destroyed) return;
  if (socket.writable) {
    const lines = Object.entries(headersOf(security, status)).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', bodyOf(status)].join('\r\n'));
  }
  if (socket instanceof Socket) socket.destroySoon();
  else socket.destroy();
}

/** Responds to input that is not HTTP. */
export const clientErrorHandler =
  (security: SecurityHeaders) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET') return;
    answerSocket(socket, security, statuses[error.code ?? ''] ?? 400);
  };

/** Responds to URLs that the framework's router cannot parse; `normalizeRequestTarget` should leave none. */
export const routerErrorHandler =
  (security: SecurityHeaders) =>
  (_error: Error, _request: unknown, { raw }: { raw: ServerResponse }): void => {
    raw.writeHead(404, headersOf(security, 404)).end(bodyOf(404));
  };

/** Handles requests that Node itself would answer with a bare status line, or by closing the connection. */
export function lowLevelResponses(app: FastifyInstance, security: SecurityHeaders): void {
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, headersOf(security, 417)).end(bodyOf(417));
  });
  app.server.on('connect', (_request, socket) => answerSocket(socket, security, 405));
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    // Handled here instead of by Node, so that the response has all the usual headers.
    if (headers.host === undefined && raw.httpVersion === '1.1')
      return reply.code(400).type('application/json; charset=utf-8').send(bodyOf(400));
    return undefined;
  });
}
