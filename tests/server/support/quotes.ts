import type { FastifyInstance } from 'fastify';
import { issueSession } from '../../../server/identity/sessions.ts';
import type { User } from '../../../server/kernel/caller.ts';
import type { Services } from '../../../server/kernel/services.ts';
import { ask, bearer } from './calls.ts';

/** A function that requests these fields of `orderCheck` for a user, or for a visitor if none is given. */
export const quotesWith =
  (app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>, fields: string) =>
  async (input: object, user?: User) => {
    const headers =
      user && bearer((await issueSession(db, clock(), { userId: user.id, lifetime: 'link' })).token);
    const query = `query ($input: OrderInput!) { orderCheck(input: $input) { ${fields} } }`;
    const { body } = await ask(app, query, { variables: { input }, ...(headers && { headers }) });
    return {
      quote: body.data?.['orderCheck'] as Record<string, unknown> | undefined,
      /** Which fields of the choice are invalid, and why. */
      fields: body.errors?.[0]?.extensions.fields,
    };
  };
