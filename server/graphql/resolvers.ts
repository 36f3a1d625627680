import type { Resolvers } from './generated/resolverTypes.ts';
import { scalars } from './scalars.ts';
import { accounts } from './resolvers/accounts.ts';
import { catalogue } from './resolvers/catalogue.ts';
import { checkout } from './resolvers/checkout.ts';
import { contact } from './resolvers/contact.ts';
import { orders } from './resolvers/orders.ts';
import { researches } from './resolvers/researches.ts';
import { wallet } from './resolvers/wallet.ts';

/** Every resolver of the contract; types that stand in several maps are merged. */
export const resolvers: Resolvers[] = [
  scalars,
  accounts,
  catalogue,
  researches,
  checkout,
  orders,
  wallet,
  contact,
];
