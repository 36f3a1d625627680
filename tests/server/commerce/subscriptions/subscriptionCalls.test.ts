import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { previewChange } from '../../../../server/commerce/billing/change.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { setMethod } from '../../../../server/commerce/subscriptions/methods.ts';
import { nextRetry } from '../../../../server/commerce/subscriptions/failedCharge.ts';
import { daysAfter } from '../../../../server/commerce/subscriptions/schedule.ts';
import { ask, bearer } from '../../support/calls.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { keepCard, later, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';

const services = await testServices();
const app = await testApp(services);

/** A subscriber who can send queries. */
async function signedInSubscriber(plan: 'month' | 'year', options: Parameters<typeof subscriber>[2] = {}) {
  const person = await subscriber(services, plan, options);
  const { token } = await services.db
    .transaction()
    .execute((trx) => issueSession(trx, services.clock(), { userId: person.user.id, lifetime: 'link' }));
  const call = async (query: string, variables: object = {}) => {
    const { body } = await ask(app, query, { variables, headers: bearer(token) });
    return body.errors ? body.errors.map(({ extensions }) => extensions.code) : body.data;
  };
  return { ...person, call };
}

const state = `Plan { id } NextPlan { id } renew status NextCharge { date amount Plan { id } } overdue SavedMethod { label PaymentMethod { id } }`;

describe('the API of a subscription', () => {
  it('shows, changes, cancels and resumes it, and lists its history', async () => {
    const { user, call } = await signedInSubscriber('month');
    await setMethod(services, user, await keepCard(services, user));
    const now = services.clock();
    const running = {
      Plan: { id: 'month' },
      NextPlan: null,
      renew: true,
      status: 'ACTIVE',
      NextCharge: { date: daysAfter(now, 30).toISOString(), amount: '12.00', Plan: { id: 'month' } },
      overdue: null,
      SavedMethod: { label: 'Sandbox •••• 4242', PaymentMethod: { id: 'sandbox' } },
    };
    expect(await call(`{ me { Subscription { ${state} } } }`)).toEqual({ me: { Subscription: running } });
    const yearly = { ...running.NextCharge, amount: '96.00', Plan: { id: 'year' } };
    expect(
      await call(
        `{ subscriptionChangePreview(planId: "year")
          { kind total credit renewalPrice NextCharge { date amount Plan { id } } startsAt endsAt Currency { code } Plan { id } } }`,
      ),
    ).toEqual({
      subscriptionChangePreview: {
        kind: 'DOWNGRADE',
        total: '0.00',
        credit: '0.00',
        renewalPrice: '96.00',
        NextCharge: yearly,
        startsAt: daysAfter(now, 30).toISOString(),
        endsAt: daysAfter(now, 395).toISOString(),
        Currency: { code: 'USD' },
        Plan: { id: 'year' },
      },
    });
    expect(
      await call(
        `mutation Change($input: SubscriptionChangeInput!) {
          subscriptionChange(input: $input) { Subscription { ${state} } Payment { redirectUrl } } }`,
        {
          input: {
            idempotencyKey: randomUUID(),
            planId: 'year',
            changeId: (await previewChange(services, user, 'year')).id,
          },
        },
      ),
    ).toEqual({
      subscriptionChange: {
        Subscription: { ...running, NextPlan: { id: 'year' }, NextCharge: yearly },
        Payment: null,
      },
    });
    expect(await call('{ wallet { Due { date amount Plan { id } } } }')).toEqual({ wallet: { Due: yearly } });
    expect(await call(`mutation { subscriptionChangeCancel { ${state} } }`)).toEqual({
      subscriptionChangeCancel: running,
    });
    expect(await call(`mutation { subscriptionCancel(reason: "rest") { ${state} stopReason } }`)).toEqual({
      subscriptionCancel: { ...running, renew: false, NextCharge: null, stopReason: 'rest' },
    });
    expect(await call(`mutation { subscriptionResume { ${state} } }`)).toEqual({
      subscriptionResume: running,
    });
    expect(await call('{ subscriptionHistory { kind amount Currency { code } Plan { id } } }')).toEqual({
      subscriptionHistory: [
        ...['RESUMED', 'CANCELED'].map((kind) => ({
          kind,
          amount: null,
          Currency: null,
          Plan: { id: 'month' },
        })),
        { kind: 'CHANGE_DROPPED', amount: null, Currency: null, Plan: { id: 'year' } },
        { kind: 'CHANGE_PLANNED', amount: null, Currency: null, Plan: { id: 'year' } },
        { kind: 'STARTED', amount: '12.00', Currency: { code: 'USD' }, Plan: { id: 'month' } },
      ],
    });
  });

  it('tells the order that started a trial how long it is free and what follows', async () => {
    const { user, call } = await signedInSubscriber('year', { trial: true, left: 9_600 });
    const { order_id: id } = await subscriptionOf(services, user);
    const trial = async () =>
      call(
        'query ($id: String!) { order(id: $id) { Trial { endsAt Due { date amount Currency { code } Plan { id } } } } }',
        { id },
      );
    const endsAt = daysAfter(services.clock(), 14).toISOString();
    const Due = { date: endsAt, amount: '96.00', Currency: { code: 'USD' }, Plan: { id: 'year' } };
    expect(await trial()).toEqual({ order: { Trial: { endsAt, Due } } });
    await call('mutation { subscriptionCancel { id } }');
    expect(await trial()).toEqual({ order: { Trial: { endsAt, Due: null } } });
    await call('mutation { subscriptionResume { id } }');
    await later(services, 14);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    expect(await trial()).toEqual({ order: { Trial: { endsAt: null, Due: null } } });
  });

  it('tells for each payment method whether it can be saved', async () => {
    const { call } = await signedInSubscriber('month');
    expect(await call('{ availablePaymentMethods(productId: "10") { id canBeKept } }')).toEqual({
      availablePaymentMethods: [
        { id: 'sandbox', canBeKept: true },
        { id: 'balance', canBeKept: false },
      ],
    });
  });

  it('tells nothing about a trial for an order that started none', async () => {
    const { user, call } = await signedInSubscriber('month');
    const { order_id: id } = await subscriptionOf(services, user);
    expect(await call('query ($id: String!) { order(id: $id) { status Trial { endsAt } } }', { id })).toEqual(
      { order: { status: 'PAID', Trial: null } },
    );
  });

  it('pays an upgrade at the provider, and activates an included product', async () => {
    const { user, call } = await signedInSubscriber('year', { trial: true });
    const changed = await call(
      `mutation Change($input: SubscriptionChangeInput!) {
        subscriptionChange(input: $input) { Subscription { Plan { id } } Payment { redirectUrl Order { purpose } } } }`,
      {
        input: {
          idempotencyKey: randomUUID(),
          planId: 'lifetime',
          changeId: (await previewChange(services, user, 'lifetime')).id,
          paymentMethodId: 'sandbox',
        },
      },
    );
    expect(changed).toMatchObject({
      subscriptionChange: {
        Subscription: { Plan: { id: 'year' } },
        Payment: { redirectUrl: expect.stringMatching(/^\/sandbox\/pay\//), Order: { purpose: 'UPGRADE' } },
      },
    });
    expect(await call('mutation { subscriptionActivate(productId: "7") { status Product { id } } }')).toEqual(
      { subscriptionActivate: { status: 'ACTIVE', Product: { id: '7' } } },
    );
    expect(
      await call(
        `mutation { subscriptionPay(paymentMethodId: "balance", idempotencyKey: "${randomUUID()}") { redirectUrl } }`,
      ),
    ).toEqual(['CONFLICT']);
  });

  it('requires a valid token', async () => {
    for (const query of [
      '{ subscriptionHistory { id } }',
      '{ subscriptionChangePreview(planId: "year") { kind } }',
      'mutation { subscriptionCancel { id } }',
      'mutation { subscriptionResume { id } }',
      'mutation { subscriptionMethodSet { id } }',
      'mutation { savedMethodRemove(id: "1") }',
      'mutation { subscriptionActivate(productId: "7") { id } }',
    ])
      expect({ query, codes: (await ask(app, query)).codes }).toEqual({ query, codes: ['UNAUTHENTICATED'] });
  });
});

describe('days', () => {
  it('are 24 hours of UTC in every time zone, through leap days and daylight saving changes', () => {
    const zone = process.env['TZ'];
    try {
      for (const name of ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tehran']) {
        process.env['TZ'] = name;
        expect(daysAfter(new Date('2028-02-28T23:30:00Z'), 1).toISOString()).toBe('2028-02-29T23:30:00.000Z');
        expect(daysAfter(new Date('2027-03-01T02:30:00Z'), 365).toISOString()).toBe(
          '2028-02-29T02:30:00.000Z',
        );
        expect(daysAfter(new Date('2027-03-13T07:00:00Z'), 30).toISOString()).toBe(
          '2027-04-12T07:00:00.000Z',
        );
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('of retries are 2, 7, 14 and 21 after the first failure, within the grace period', () => {
    const first = new Date('2027-01-01T00:00:00Z');
    const retries = (grace: number): number[] => {
      const found: number[] = [];
      for (let at = first; ;) {
        const next = nextRetry(first, at, daysAfter(first, grace));
        if (next === null) return found;
        found.push((next.getTime() - first.getTime()) / 86_400_000);
        at = next;
      }
    };
    expect(retries(0)).toEqual([]);
    expect(retries(5)).toEqual([2]);
    expect(retries(14)).toEqual([2, 7, 14]);
    expect(retries(30)).toEqual([2, 7, 14, 21]);
  });
});
