import type { OrderPage } from '../../../src/shared/desk/order.ts';
import type { SentMail } from '../../../src/shared/desk/customer.ts';

type Event = OrderPage['events'][number];

interface Facts {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly expiredAt: Date | null;
  readonly remindedAt: Date | null;
  readonly refundAskedAt: Date | null;
  readonly page: Pick<OrderPage, 'payments' | 'refunds' | 'disputes' | 'grants' | 'log'>;
  readonly mails: readonly SentMail[];
}

/** What happened to an order, as one dated line each, the oldest first. */
export function eventsOf(facts: Facts): Event[] {
  const { page, mails } = facts;
  const at = (kind: Event['kind'], moment: Date | null, text: string | null = null): Event[] =>
    moment === null ? [] : [{ at: moment.toISOString(), kind, text }];
  const events: Event[] = [
    ...at('ORDERED', facts.createdAt),
    ...at('PAID', facts.paidAt),
    ...at('EXPIRED', facts.expiredAt),
    ...at('REMINDED', facts.remindedAt),
    ...at('REFUND_ASKED', facts.refundAskedAt),
    ...page.payments.map(({ createdAt, method, status }) => ({
      at: createdAt,
      kind: 'ATTEMPT' as const,
      text: `${method} ${status}`,
    })),
    ...page.refunds.map(({ createdAt, amount, state }) => ({
      at: createdAt,
      kind: 'REFUNDED' as const,
      text: `${amount.amount} ${amount.currency} ${state}`,
    })),
    ...page.disputes.map(({ openedAt, state }) => ({ at: openedAt, kind: 'DISPUTED' as const, text: state })),
    ...page.grants.flatMap((each) => [
      { at: each.startsAt, kind: 'GRANTED' as const, text: each.title },
      ...(each.openedAt === null ? [] : [{ at: each.openedAt, kind: 'OPENED' as const, text: each.title }]),
      ...(each.endedAt === null
        ? []
        : [{ at: each.endedAt, kind: 'ENDED' as const, text: `${each.title} ${each.endedBecause ?? ''}` }]),
    ]),
    ...mails.map(({ at: sentAt, mail }) => ({ at: sentAt, kind: 'MAILED' as const, text: mail })),
    ...page.log.map(({ at: loggedAt, action, actor }) => ({
      at: loggedAt,
      kind: 'LOGGED' as const,
      text: `${action} ${actor}`,
    })),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
