import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refundOnFailure, withRefunds } from '../../../server/kernel/refundOnFailure.ts';
import { demoUser } from '../../../server/demo/seedDemoUser.ts';
import { failure } from '../../../server/kernel/failure.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { eventually } from '../../eventually.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

const demo = { login: demoUser.login, password: demoUser.password };
const linkFor = (email: string) => `loginLinkRequest(input: { email: "${email}", language: "en" })`;
const taken = async (): Promise<number> => {
  const { points } = await db
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.sum<string | null>('points').as('points'))
    .executeTakeFirstOrThrow();
  return Number(points ?? 0);
};

/** Does something while a table is missing, as during a database outage. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await sql`alter table ${sql.table(table)} rename to away`.execute(db);
  try {
    return await work();
  } finally {
    await sql`alter table away rename to ${sql.table(table)}`.execute(db);
  }
}

beforeEach(() => db.deleteFrom('rate_limits').execute());

describe('an attempt that failed because of the server', () => {
  it('does not count against a log-in with the right password', async () => {
    await without('sessions', async () => {
      for (let tries = 0; tries < 11; tries++) {
        const { statusCode } = await logIn(app, demo);
        expect(statusCode).toBe(500);
      }
    });
    expect(await taken()).toBe(0);
    expect((await logIn(app, demo)).statusCode).toBe(200);
    expect(services.log.takeErrors()).toHaveLength(11);
  });

  it('does not count against a mutation', async () => {
    await without('jobs', async () => {
      for (let tries = 0; tries < 6; tries++)
        expect((await ask(app, `mutation { ${linkFor('ada@example.com')} }`)).codes).toEqual(['INTERNAL']);
    });
    expect(await taken()).toBe(0);
    expect((await ask(app, `mutation { ${linkFor('ada@example.com')} }`)).codes).toEqual([]);
    expect(services.log.takeErrors()).toHaveLength(6);
  });

  it('does not count against a transactions CSV, which returns an error instead of a partial file', async () => {
    const { data } = (await logIn(app, demo)).json<{ data: { token: string } }>();
    await db.deleteFrom('rate_limits').execute();
    const response = await without('transactions', () =>
      app.inject({ url: '/api/transactions.csv', headers: bearer(data.token) }),
    );
    expect(response.statusCode).toBe(500);
    expect(await taken()).toBe(0);
    expect(services.log.takeErrors()).toHaveLength(1);
  });

  it('counts if its credentials were checked', async () => {
    expect((await logIn(app, { ...demo, password: 'not the password' })).statusCode).toBe(401);
    expect(await taken()).toBe(2);
  });

  it('is refunded without refunding another mutation of the same request', async () => {
    const { codes } = await without('pending_registrations', async () => {
      const registration = `register(input: {
        login: "new@example.com", password: "rather long and not common", language: "en", acceptsTerms: true
      }) { registration }`;
      return ask(app, `mutation { ${linkFor('ada@example.com')} ${registration} }`);
    });
    expect(codes).toEqual(['INTERNAL']);
    expect(await taken()).toBe(2);
    expect(services.log.takeErrors()).toHaveLength(1);
  });
});

describe('refunding a rate limit point', () => {
  it('is retried until the database accepts it, without delaying the response', async () => {
    const refund = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
    const call = withRefunds(() => {
      refundOnFailure(refund);
      throw new Error('lost');
    });
    await expect(call).rejects.toThrow('lost');
    expect(refund).toHaveBeenCalledTimes(1);
    await eventually(() => expect(refund).toHaveBeenCalledTimes(2));
  });

  it('does not happen for an expected failure or a success', async () => {
    const refund = vi.fn<() => Promise<void>>();
    const take = () => refundOnFailure(refund);
    await withRefunds(take);
    const refused = withRefunds(() => {
      take();
      throw failure('UNAUTHENTICATED', 'Wrong.');
    });
    await expect(refused).rejects.toThrow('Wrong.');
    expect(refund).not.toHaveBeenCalled();
  });
});
