import type { Present } from '../../server/graphql/generated/resolverTypes';
import { atlas } from './catalogue';
import type { Answers } from './contract';
import { paged } from './paged';
import { inDays } from './time';

/** A gift that was bought and not sent. */
export const present = (facts: Partial<Present> = {}): Present => ({
  id: 'present-1',
  status: 'PURCHASED',
  Product: atlas,
  Tariff: atlas.Tariffs[0],
  recipientName: 'Mary',
  senderName: 'Ada',
  message: 'Enjoy it.',
  link: `${globalThis.location.origin}/en/presents#code=present-1`,
  addsNothing: false,
  isReceived: false,
  isOwn: true,
  createdAt: inDays(-2),
  expiresAt: inDays(363),
  ...facts,
});

/** One gift in each state. */
const presents = [
  present(),
  present({ id: 'present-2', status: 'SENT', recipientName: null }),
  present({ id: 'present-3', status: 'REDEEMED', recipientName: 'Grace', redeemedAt: inDays(-1) }),
  present({ id: 'present-4', status: 'EXPIRED', recipientName: 'Emmy', expiresAt: inDays(-1) }),
];

export const presentAnswers = {
  presents(part) {
    const { rows, Pagination } = paged(presents, part);
    return { Presents: rows, Pagination };
  },
  presentsReceived: () => [],
  present: () => present(),
  presentSend: ({ id }) => present({ id, status: 'SENT' }),
  presentThank: ({ id, message }) =>
    present({ id, status: 'REDEEMED', isReceived: true, thanks: message, thankedAt: inDays(0) }),
  presentRedeem: () => present({ status: 'REDEEMED', redeemedAt: inDays(0) }),
} satisfies Partial<Answers>;
