import { products } from './catalogue';
import { failure } from './failure';
import { listed, type Paged } from './paged';
import type { Caller } from './pricing';

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

const atlas = products[1];

const present = (id: string, status: string, recipientName: string | null, bought: number) => ({
  id,
  status,
  Product: atlas,
  Tariff: atlas?.Tariffs[0] ?? null,
  recipientName,
  senderName: 'Ada',
  message: 'Enjoy it.',
  link: `${globalThis.location.origin}/en/presents/${id}`,
  isOwn: true,
  createdAt: inDays(bought),
  expiresAt: inDays(bought + 365),
  redeemedAt: status === 'REDEEMED' ? inDays(bought + 9) : null,
});

/** One present of each state. */
const presents = [
  present('present-1', 'PURCHASED', 'Mary', -2),
  present('present-2', 'SENT', null, -30),
  present('present-3', 'REDEEMED', 'Grace', -90),
  present('present-4', 'EXPIRED', 'Emmy', -400),
];

const found = ({ id }: { id: string }) => {
  const one = presents.find((candidate) => candidate.id === id);
  if (!one) throw failure('NOT_FOUND');
  return one;
};

/** Presents of the demo account; a link's code is the present's id. */
export const presentResolvers = {
  presents: (page: Paged, { user }: Caller) => listed('Presents', user?.id === 'ada' ? presents : [], page),
  present: ({ code }: { code: string }) => presents.find(({ id }) => id === code) ?? null,
  presentSend: (wish: { id: string }) => Object.assign(found(wish), { status: 'SENT' }),
  presentRedeem: ({ code }: { code: string }) =>
    Object.assign(found({ id: code }), { status: 'REDEEMED', redeemedAt: inDays(0) }),
};
