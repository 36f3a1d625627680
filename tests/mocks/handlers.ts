import { graphql as execute } from 'graphql';
import { graphql } from 'msw/graphql';
import { HttpResponse } from 'msw/http';
import { callerOf } from './caller';
import { letTimePass } from './checkout';
import { schema } from './contract';
import { rootValue } from './resolvers';
import { restHandlers } from './rest';
import type { World } from './world';

/** The endpoint of the mock provider, for tests that answer an operation themselves. */
export const endpoint = graphql.link('*/public-graphql');

/**
 * The provider for developers and tests: executes every operation against the contract itself over a little
 * world. `onChange` is called after each request.
 */
export const createHandlers = (world: World, onChange: (world: World) => void = () => undefined) => [
  endpoint.operation(async ({ query, variables, operationName, request }) => {
    letTimePass(world);
    const result = await execute({
      schema,
      source: query,
      rootValue,
      contextValue: callerOf(world, request),
      variableValues: variables,
      operationName,
    });
    onChange(world);
    return HttpResponse.json(JSON.parse(JSON.stringify(result)));
  }),
  ...restHandlers(world, onChange),
];
