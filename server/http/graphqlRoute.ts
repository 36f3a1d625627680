import type { FastifyInstance } from 'fastify';
import { requestId } from '../graphql/errorMasking.ts';
import { graphqlPath, graphqlServer } from '../graphql/yoga.ts';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import { fileUploads, multipartLimit } from './fileUploads.ts';

/** Bytes of one request: an operation alone, and one with files. */
const bodyLimits = { 'application/json': 1_000_000, 'multipart/form-data': multipartLimit } as const;

/** `POST /public-graphql`: JSON, or multipart for files; nothing else is read. */
export async function graphqlRoute(
  app: FastifyInstance,
  services: Services,
  metrics: Pick<Metrics, 'operations'>,
): Promise<void> {
  const yoga = graphqlServer(services, metrics);
  fileUploads(app, services);
  app.removeAllContentTypeParsers();
  for (const [type, bodyLimit] of Object.entries(bodyLimits))
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

  app.post<{ Body: Buffer<ArrayBuffer> }>(graphqlPath, async (incoming, reply) => {
    // Who asks is read from the incoming request itself.
    const { accept = '*/*', 'content-type': type = '' } = incoming.headers;
    const headers = { accept, 'content-type': type };
    const response = await requestId.run(incoming.id, () =>
      yoga.fetch(
        `http://localhost${graphqlPath}`,
        { method: 'POST', headers, body: incoming.body ?? Buffer.alloc(0) },
        { incoming },
      ),
    );
    for (const [name, value] of response.headers) reply.header(name, value);
    reply.header('cache-control', 'no-store').code(response.status);
    return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
  });
}
