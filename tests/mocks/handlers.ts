import { graphql as execute } from 'graphql';
import { graphql } from 'msw/graphql';
import { http, HttpResponse } from 'msw/http';
import type { Me } from '../../server/graphql/generated/resolverTypes';
import { schema, type Answers, type Caller } from './contract';
import { logins } from './people';

/** The endpoint of the mock provider, for tests that answer an operation themselves. */
export const endpoint = graphql.link('*/public-graphql');

/** The mock provider's responses and the people it knows. */
export interface Provided {
  answers: Answers;
  /** A person's token starts with their id and a dash. */
  people: Me[];
}

function callerOf({ people }: Provided, { headers }: Request): Caller {
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '');
  const person = people.find(({ id }) => bearer?.startsWith(`${id}-`));
  return { person, isRefused: bearer !== undefined && !person };
}

const refused = () =>
  HttpResponse.json(
    { error: { code: 'UNAUTHENTICATED', message: 'Wrong login or password' } },
    { status: 401 },
  );

/** Executes every operation against the contract, with the current responses in `provided`. */
export const createHandlers = (provided: Provided) => [
  endpoint.operation(async ({ query, variables, operationName, request }) => {
    const result = await execute({
      schema,
      source: query,
      rootValue: provided.answers,
      contextValue: callerOf(provided, request),
      variableValues: variables,
      operationName,
    });
    return HttpResponse.json(JSON.parse(JSON.stringify(result)));
  }),
  http.post('*/api/auth/login', async ({ request }) => {
    const { login, password }: Record<string, unknown> = Object(await request.json());
    const known = logins.find((one) => one.login === login && one.password === password);
    return known ? HttpResponse.json({ data: { token: known.token } }) : refused();
  }),
  http.get('*/api/transactions.csv', () =>
    HttpResponse.text('Date,Payment\r\n2026-11-18,past-1\r\n', {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="payments-mock.csv"',
      },
    }),
  ),
  http.get('*/api/route-rules', () => HttpResponse.json({ data: { rules: [], allowedHosts: [] } })),
  http.get('*/builds/latest.json', () => HttpResponse.json({ id: '' })),
  // None of its people work at the desk.
  http.post('*/api/desk/*', () =>
    HttpResponse.json({ error: { code: 'NOT_STAFF', message: 'Not of the staff' } }, { status: 403 }),
  ),
  // No page is prerendered.
  http.get('*/payloads/*', () => new HttpResponse(null, { status: 204 })),
];
