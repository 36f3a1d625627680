import { beforeEach, describe, expect, it } from 'vitest';
import { throttles, limits, widerFactor, type Limit } from '../../../server/kernel/limitRules.ts';
import {
  resetLimit,
  returnPoint,
  hasPoints,
  consumeLimit,
  tryThrottle,
  tryConsumeLimit,
} from '../../../server/kernel/rateLimits.ts';
import { testServices } from '../support/harness.ts';
import { freezeRateLimits } from '../support/limitsSupport.ts';

const { db } = await testServices();
const time = freezeRateLimits();

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

/** Sets how many points of a limit are used, for all keys. */
const setTaken = (points: number) => db.updateTable('rate_limits').set({ points }).execute();

const rules = Object.entries(limits) as [Limit, (typeof limits)[Limit]][]; // the keys of the table itself

describe('every limit', () => {
  it.each(rules)(
    '%s allows its points, then returns how long to wait, and starts again',
    async (limit, rule) => {
      const [key, other] = rule.per === 'network' ? ['192.0.2.1', '192.0.2.2'] : ['one', 'two'];
      expect(Number.isInteger(rule.points) && rule.points > 0).toBe(true);
      await consumeLimit(db, limit, key);
      await setTaken(rule.points - 1);
      expect(await tryConsumeLimit(db, limit, key)).toBeUndefined();
      const refused = await tryConsumeLimit(db, limit, key);
      expect(refused?.code).toBe('RATE_LIMITED');
      expect(refused?.details.retryAfter).toBe(rule.duration);
      expect(await tryConsumeLimit(db, limit, other)).toBeUndefined();
      time.pass(rule.duration);
      expect(await tryConsumeLimit(db, limit, key)).toBeUndefined();
    },
  );

  it.each(rules.filter(([, { per }]) => per === 'network'))(
    '%s counts an IPv6 /64 as one network, and limits the /48',
    async (limit, rule) => {
      await consumeLimit(db, limit, '2001:db8:1:1::1');
      await setTaken(rule.points);
      expect((await tryConsumeLimit(db, limit, '2001:DB8:1:1:2::'))?.code).toBe('RATE_LIMITED');
      expect(await tryConsumeLimit(db, limit, '2001:db8:1:2::1')).toBeUndefined();
      await db
        .updateTable('rate_limits')
        .set({ points: rule.points * widerFactor })
        .execute();
      expect((await tryConsumeLimit(db, limit, '2001:db8:1:3::1'))?.code).toBe('RATE_LIMITED');
      expect(await tryConsumeLimit(db, limit, '2001:db8:2:1::1')).toBeUndefined();
    },
  );

  it('can return single points, and be reset', async () => {
    await consumeLimit(db, 'loginHeldMail', 'one');
    await consumeLimit(db, 'loginHeldMail', 'one');
    await consumeLimit(db, 'loginHeldMail', 'one');
    await returnPoint(db, 'loginHeldMail', 'one');
    expect(await tryConsumeLimit(db, 'loginHeldMail', 'one')).toBeUndefined();
    expect((await tryConsumeLimit(db, 'loginHeldMail', 'one'))?.code).toBe('RATE_LIMITED');
    expect(await hasPoints(db, 'loginHeldMail', 'one')).toBe(true);
    await resetLimit(db, 'loginHeldMail', 'one');
    expect(await hasPoints(db, 'loginHeldMail', 'one')).toBe(false);
  });
});

it.each(Object.entries(throttles))(
  'the throttle %s never makes anyone wait longer than a minute',
  async (_name, brake) => {
    const waits: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      const refused = await tryThrottle(db, brake, 'an account');
      if (refused) waits.push(refused.details.retryAfter ?? Number.NaN);
    }
    expect(waits.length).toBeGreaterThan(20);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    time.pass(Math.max(...waits));
    expect(await tryThrottle(db, brake, 'an account')).toBeUndefined();
  },
);
