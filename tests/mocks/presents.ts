import { products } from './catalogue';
import { failure } from './failure';
import { listed, type Paged } from './paged';
import type { Caller } from './pricing';
import { inDays } from './subscriptionFacts';
import type { World } from './world';

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

const shown = ({ presents: changes }: World) =>
  presents.map((one) => Object.assign({}, one, changes[one.id]));

function change({ world }: Caller, id: string, facts: World['presents'][string]) {
  if (!presents.some((one) => one.id === id)) throw failure('NOT_FOUND');
  world.presents[id] = facts;
  return shown(world).find((one) => one.id === id);
}

/** Presents of the demo account; a link's code is the present's id. */
export const presentResolvers = {
  presents: (page: Paged, { user, world }: Caller) =>
    listed('Presents', user?.id === 'ada' ? shown(world) : [], page),
  present: ({ code }: { code: string }, { world }: Caller) =>
    shown(world).find(({ id }) => id === code) ?? null,
  presentSend: ({ id }: { id: string }, caller: Caller) => change(caller, id, { status: 'SENT' }),
  presentRedeem: ({ code }: { code: string }, caller: Caller) =>
    change(caller, code, { status: 'REDEEMED', redeemedAt: inDays(0) }),
};
