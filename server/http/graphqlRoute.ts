import type { FastifyInstance } from 'fastify';
import { requestId } from '../graphql/errorMasking.ts';
import { graphqlPath, graphqlServer } from '../graphql/yoga.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Services } from '../kernel/services.ts';
import { sendCompressed } from './compressedText.ts';
import { fileUploads, multipartLimit } from './fileUploads.ts';
import { publicBodyLimit } from './requestBodies.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Maximum body sizes in bytes, for an operation alone and with files. */
const bodyLimits = { 'application/json': publicBodyLimit, 'multipart/form-data': multipartLimit } as const;

const ownType = 'application/graphql-response+json';

/** GraphQL's own media type for clients that accept it, plain JSON for all others. */
function answerType(accept = ''): string {
  const asked = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .find(([type]) => type === ownType);
  return asked && !asked.some((part) => /^q=0(?:\.0*)?$/.test(part)) ? ownType : 'application/json';
}

/** `POST /public-graphql`: JSON, or multipart for files; nothing else is read. */
export async function graphqlRoute(
  app: FastifyInstance,
  services: Services,
  metrics: Pick<Metrics, 'operations'>,
  security: SecurityHeaders,
): Promise<void> {
  const yoga = graphqlServer(services, metrics);
  fileUploads(app, services, security);
  app.removeAllContentTypeParsers();
  for (const [type, bodyLimit] of Object.entries(bodyLimits))
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

  app.post<{ Body: Buffer<ArrayBuffer> }>(graphqlPath, async (incoming, reply) => {
    // The caller is read from the incoming request itself; the body only needs one of its headers.
    const { accept, authorization, cookie, 'content-type': type = '' } = incoming.headers;
    const headers = { accept: answerType(accept), 'content-type': type };
    const response = await requestId.run(incoming.id, () =>
      yoga.fetch(
        `http://localhost${graphqlPath}`,
        { method: 'POST', headers, body: incoming.body ?? Buffer.alloc(0) },
        { incoming },
      ),
    );
    // Forward only the type, status and body; transport headers are up to this server.
    const answered = response.headers.get('content-type');
    if (answered !== null) reply.type(answered);
    reply.header('cache-control', 'no-store').code(response.status);
    // Sent as text, which avoids a stream and two copies.
    const text = await response.text();
    // Only what anyone may read is compressed: the size of the rest could tell what is in it.
    if (authorization === undefined && cookie === undefined && text !== '')
      return sendCompressed(incoming, reply, text);
    return reply.send(text || null);
  });
}
