import { expect } from 'vitest';
import type { FastifyInstance } from 'fastify';

/** A GraphQL response. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: unknown; retryAfter?: number };
  }[];
}

/** Sends an operation as the application does. */
export async function ask(
  app: FastifyInstance,
  query: string,
  { variables, headers, ip }: { variables?: object; headers?: Record<string, string>; ip?: string } = {},
): Promise<{ status: number; body: Answer; codes: string[] }> {
  const response = await app.inject({
    method: 'POST',
    url: '/public-graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
    ...(ip && { remoteAddress: ip }),
  });
  const body = response.json<Answer>();
  return {
    status: response.statusCode,
    body,
    codes: (body.errors ?? []).map(({ extensions }) => extensions.code),
  };
}

/** Logs in through the REST call. */
export const logIn = (
  app: FastifyInstance,
  payload: object,
  { headers, ip }: { headers?: Record<string, string>; ip?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    ...(headers && { headers }),
    ...(ip && { remoteAddress: ip }),
  });

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** The token that a mutation returned. */
export function tokenIn(data: unknown, mutation: string): string {
  expect(data).toMatchObject({ [mutation]: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  return (data as Record<string, { token: string }>)[mutation]?.token ?? ''; // checked one line before
}
