import { customersShow } from '../../../src/shared/desk/customer.ts';
import { implement } from '../act.ts';
import { customerPage } from '../customerPage/customerPage.ts';

export const customerShow = implement(customersShow, {
  run: (db, { services, lang }, { customer }) => customerPage(db, services.clock(), customer, lang),
  shell: {
    summary: 'Shows everyone who has an address: access, orders, plans, wallets, emails, notes, log.',
    positionals: ['customer'],
    options: {},
    lines: (data) => [
      ...data.people.map(
        (each) =>
          `${each.isGuest ? 'guest' : 'account'} ${each.id}  ${each.login ?? data.email ?? ''}${each.isVerified ? '' : '  unproven'}${each.isBlocked ? '  blocked' : ''}${each.hasSecondFactor ? '  second factor' : ''}`,
      ),
      `wallets: ${data.wallets.map(({ amount, currency }) => `${amount} ${currency}`).join(', ') || 'none'}`,
      ...data.plans.map(
        (each) =>
          `subscription ${each.id}  ${each.plan}  ${each.status}  until ${each.endsAt ?? 'no end'}${each.renews ? '  renews' : ''}${each.next ? `  next charge ${each.next.at}  ${each.next.amount} ${each.next.currency}` : ''}`,
      ),
      ...data.access.map(
        (each) =>
          `access ${each.id}  ${each.title}  ${each.source}  until ${each.endsAt ?? 'no end'}${each.openedAt ? `  opened ${each.openedAt}` : ''}`,
      ),
      ...data.orders.map(
        (each) =>
          `order ${each.number}  ${each.id}  ${each.status}  ${each.purpose}  ${each.title}  ${each.total.amount} ${each.total.currency}`,
      ),
      ...data.mails.map((each) => `mail ${each.at}  ${each.mail}  ${each.fate.toLowerCase()}  ${each.to}`),
      ...data.notes.map((each) => `note ${each.id}  ${each.at}  ${each.actor}  ${each.text}`),
      ...data.log.map((each) => `log ${each.at}  ${each.actor}  ${each.action}`),
    ],
  },
});
