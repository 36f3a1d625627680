import { expect, it } from 'vitest';
import { checkLedger } from '../../server/commerce/ledger/check.ts';
import { setMethod } from '../../server/commerce/subscriptions/methods.ts';
import { servicesOn, testServices } from './support/harness.ts';
import {
  chargesOf,
  happenings,
  keepCard,
  mailsTo,
  subscriber,
  subscriptionOf,
  work,
} from './support/subscriptionSupport.ts';

const services = await testServices();
const { db, time } = services;
/** Three copies of the server on one database, each with its own services. */
const copies = [1, 2, 3].map(() => servicesOn(db, {}, time));

it('only one of three server copies makes each renewal when all work on the same due rows', async () => {
  const rich = await Promise.all(
    Array.from({ length: 6 }, () => subscriber(services, 'month', { left: 3_600 })),
  );
  const withCard = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const person = await subscriber(services, 'month');
      await setMethod(services, person.user, await keepCard(services, person.user));
      return person;
    }),
  );
  const poor = await Promise.all(Array.from({ length: 3 }, () => subscriber(services, 'month')));
  for (const renewals of [1, 2, 3]) {
    // Covers the longest month.
    time.advance({ days: 31 });
    await Promise.all(copies.flatMap((copy) => [work(copy), work(copy)]));
    for (const { user } of [...rich, ...withCard]) {
      expect(await chargesOf(services, user)).toEqual(Array.from({ length: renewals }, () => 'SUCCEEDED'));
      expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    }
  }
  for (const { user } of poor) {
    expect(await chargesOf(services, user)).toEqual(['FAILED', 'FAILED']);
    expect(await happenings(services, user)).toEqual([
      'STARTED',
      'PAYMENT_FAILED',
      'PAST_DUE',
      'PAYMENT_FAILED',
      'ENDED',
    ]);
    expect((await mailsTo(services, user)).filter(({ template }) => template === 'receipt').length).toBe(0);
  }
  expect(await checkLedger(db, services.clock())).toEqual([]);
  expect(copies.flatMap(({ log }) => log.takeErrors())).toEqual([]);
});
