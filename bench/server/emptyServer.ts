/** The minimum cost of a response: Fastify and Yoga with one resolver that does nothing. Listens on PORT. */
import { fastify } from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';

const yoga = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { nothing: String }',
    resolvers: { Query: { nothing: () => null } },
  }),
  graphqlEndpoint: '/public-graphql',
  logging: false,
});
const app = fastify();
app.route({
  url: '/public-graphql',
  method: ['GET', 'POST', 'OPTIONS'],
  handler: (request, reply) => yoga.handleNodeRequestAndResponse(request, reply),
});
app.get('/readyz', () => ({ status: 'ready' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
