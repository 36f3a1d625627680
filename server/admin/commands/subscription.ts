import { subscriptionCancel, subscriptionExtend } from '../../../src/shared/desk/customer.ts';
import { cancelWithin } from '../../commerce/checkout/cancelPlan.ts';
import { liveOf } from '../../commerce/subscriptions/cancel.ts';
import { endSubscription } from '../../commerce/subscriptions/end.ts';
import { extendFreely } from '../../commerce/subscriptions/extendFreely.ts';
import { implement } from '../act.ts';
import { audit } from '../command.ts';
import { customerBy } from '../inputs.ts';
import { person } from '../subject.ts';

const reason = { value: 'text', help: 'why, for the records' };

const cancel = implement(subscriptionCancel, {
  about: async (db, { login }) => person((await customerBy(db, login)).id),
  run: async (trx, context, { login, reason: because, when }) => {
    const { services } = context;
    const user = await customerBy(trx, login);
    const live = await liveOf(trx, user.id);
    const { id, renew, status, active_end_date: before } = live.subscription;
    const now = services.clock();
    if (when === 'now')
      await endSubscription(trx, services, live, { at: now, reason: because, accessUntil: now });
    const { active_end_date: end } =
      when === 'now'
        ? { active_end_date: now }
        : await cancelWithin(trx, services, user, { reason: because, isEarly: false });
    await audit(
      trx,
      context,
      'subscription cancel',
      id,
      { reason: because, when },
      {
        before: { renews: renew, status, endsAt: before?.toISOString() ?? null },
        after: { renews: false, endsAt: end?.toISOString() ?? null },
      },
    );
    return { id, endsAt: end?.toISOString() ?? null };
  },
  shell: {
    summary: 'Cancels the renewal of an account’s subscription. Access continues until its end, or ends now.',
    positionals: ['login'],
    options: {
      reason,
      when: { value: 'end|now', help: 'at the end of the paid time (the default), or now' },
    },
    lines: ({ endsAt }, { login }) => [
      `The subscription of ${login} renews no more and ends ${endsAt ?? 'never'}.`,
    ],
  },
});

const extend = implement(subscriptionExtend, {
  about: async (db, { login }) => person((await customerBy(db, login)).id),
  run: async (trx, context, { login, days, reason: because }) => {
    const user = await customerBy(trx, login);
    const { id, end } = await extendFreely(trx, context.services, user.id, days);
    const endsAt = end.toISOString();
    await audit(
      trx,
      context,
      'subscription extend',
      id,
      { days, reason: because },
      { before: { endsAt: new Date(end.getTime() - days * 86_400_000).toISOString() }, after: { endsAt } },
    );
    return { id, endsAt };
  },
  shell: {
    summary: 'Adds free days to an account’s subscription, after the paid time.',
    positionals: ['login', 'days'],
    options: { reason },
    lines: ({ endsAt }, { login }) => [`The subscription of ${login} is paid for until ${endsAt}.`],
  },
});

export const subscription = [cancel, extend];
