import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { nextCharge } from '../../commerce/subscriptions/dueCharge.ts';
import { liveSubscription } from '../../commerce/subscriptions/lock.ts';
import { renewalOf } from '../../commerce/subscriptions/renewal.ts';
import { accountsLike } from '../../identity/accountsLike.ts';
import { command } from '../command.ts';
import { customerBy, word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const list = command({
  name: 'customers list',
  summary: 'Lists accounts, newest first.',
  positionals: [],
  options: {
    search: { value: 'text', help: 'whose address contains this' },
    ...pageOptions,
  },
  input: v.object({ search: v.optional(word), ...pageEntries }),
  run: async ({ services: { db } }, { search, ...window }) => {
    let query = db
      .selectFrom('users')
      .select(['id', 'login', 'email_verified_at', 'blocked_at', 'created_at'])
      .where('login', 'is not', null);
    if (search !== undefined) query = query.where('id', 'in', (await accountsLike(db, search)).select('id'));
    const page = await readPage(db, query, { time: 'created_at', id: 'id', order: 'desc' }, window);
    return listed(
      page,
      page.rows,
      (row) =>
        `${row.created_at.toISOString()}  ${row.id}  ${row.login ?? ''}${row.blocked_at === null ? '' : '  blocked'}`,
    );
  },
});

const show = command({
  name: 'customers show',
  summary: 'Shows an account with its wallets, subscription, and orders.',
  positionals: ['user'],
  options: {},
  input: v.object({ user: word }),
  run: async ({ services: { db, clock } }, { user }) => {
    const customer = await customerBy(db, user);
    const wallets = await db
      .selectFrom('ledger_accounts')
      .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
      .select(['code', 'digits', 'balance_minor'])
      .where('kind', '=', 'WALLET')
      .where('user_id', '=', customer.id)
      .orderBy('position')
      .execute();
    const subscriptions = await db
      .selectFrom('subscriptions')
      .select(['id', 'plan_id', 'status', 'active_end_date', 'renew'])
      .where('user_id', '=', customer.id)
      .orderBy('created_at', 'desc')
      .execute();
    const live = await liveSubscription(db, customer.id);
    const due = live && (await nextCharge(db, clock(), live));
    const renewal = live && (await renewalOf(db, clock(), live));
    const charged =
      due &&
      (await db
        .selectFrom('currencies')
        .select(['code', 'digits'])
        .where('id', '=', due.currencyId)
        .executeTakeFirstOrThrow());
    const orders = await db
      .selectFrom('orders')
      .innerJoin('currencies', 'currencies.id', 'orders.currency_id')
      .select([
        'orders.id',
        'orders.number',
        'status',
        'purpose',
        'total_minor',
        'code',
        'digits',
        'created_at',
      ])
      .where('user_id', '=', customer.id)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    const data = {
      id: customer.id,
      login: customer.login,
      isEmailVerified: customer.email_verified_at !== null,
      isBlocked: customer.blocked_at !== null,
      hasSecondFactor: customer.totp_enabled_at !== null,
      wallets: wallets.map((row) => `${toDecimal(row.balance_minor, row.digits)} ${row.code}`),
      subscriptions,
      nextCharge:
        due && charged
          ? {
              date: due.date,
              amount: `${toDecimal(due.amount, charged.digits)} ${charged.code}`,
              plan: due.plan.id,
            }
          : null,
      noRenewal: renewal && !renewal.next ? renewal.because : null,
      orders: orders.map(({ total_minor: total, digits, code, ...order }) => ({
        ...order,
        total: `${toDecimal(total, digits)} ${code}`,
      })),
    };
    return {
      lines: [
        `${data.id}  ${data.login ?? 'no address'}${data.isEmailVerified ? '' : '  unproven'}${data.isBlocked ? '  blocked' : ''}${data.hasSecondFactor ? '  second factor' : ''}`,
        `wallets: ${data.wallets.join(', ') || 'none'}`,
        ...subscriptions.map(
          (row) =>
            `subscription ${row.id}  ${row.plan_id}  ${row.status}  until ${row.active_end_date?.toISOString() ?? 'no end'}${row.renew ? '  renews' : ''}`,
        ),
        ...(data.nextCharge
          ? [
              `next charge ${data.nextCharge.date.toISOString()}  ${data.nextCharge.amount}  ${data.nextCharge.plan}`,
            ]
          : []),
        ...(data.noRenewal ? [`renews nothing: ${data.noRenewal}`] : []),
        ...data.orders.map(
          (row) => `order ${row.number}  ${row.id}  ${row.status}  ${row.purpose}  ${row.total}`,
        ),
      ],
      data,
    };
  },
});

export const customers = [list, show];
