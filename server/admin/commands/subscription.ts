import * as v from 'valibot';
import { cancelWithin } from '../../commerce/subscriptions/cancel.ts';
import { extendFreely } from '../../commerce/subscriptions/extendFreely.ts';
import { audit, command } from '../command.ts';
import { customerBy, word } from '../inputs.ts';

const login = word;
const reason = { value: 'text', help: 'why, for the records' };
const maxDays = 3_660;

const cancel = command({
  name: 'subscription cancel',
  summary: 'Cancels the renewal of an account’s subscription. Access continues until its end.',
  positionals: ['login'],
  options: { reason },
  input: v.object({ login, reason: word }),
  run: async (context, input) => {
    const user = await customerBy(context.services.db, input.login);
    const { db } = context.services;
    return db.transaction().execute(async (trx) => {
      const { id, active_end_date: end } = await cancelWithin(trx, context.services, user, input);
      await audit(trx, context, 'subscription cancel', id, { reason: input.reason });
      const until = end?.toISOString() ?? null;
      return {
        lines: [`The subscription of ${input.login} renews no more and ends ${until ?? 'never'}.`],
        data: { id, endsAt: until },
      };
    });
  },
});

const extend = command({
  name: 'subscription extend',
  summary: 'Adds free days to an account’s subscription, after the paid time.',
  positionals: ['login', 'days'],
  options: { reason },
  input: v.object({
    login,
    days: v.pipe(
      word,
      v.regex(/^\d+$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(maxDays),
    ),
    reason: word,
  }),
  run: async (context, input) => {
    const user = await customerBy(context.services.db, input.login);
    return context.services.db.transaction().execute(async (trx) => {
      const { id, end } = await extendFreely(trx, context.services, user.id, input.days);
      await audit(trx, context, 'subscription extend', id, { days: input.days, reason: input.reason });
      return {
        lines: [`The subscription of ${input.login} is paid for until ${end.toISOString()}.`],
        data: { id, endsAt: end.toISOString() },
      };
    });
  },
});

export const subscription = [cancel, extend];
