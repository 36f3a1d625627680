import type { Resolvers } from './generated/resolverTypes.ts';
import { scalars } from './scalars.ts';
import { accounts } from './resolvers/accounts.ts';
import { achievements } from './resolvers/achievements.ts';
import { catalogue } from './resolvers/catalogue.ts';
import { checkout } from './resolvers/checkout.ts';
import { contact } from './resolvers/contact.ts';
import { documents } from './resolvers/documents.ts';
import { declarations } from './resolvers/declarations.ts';
import { dreams } from './resolvers/dreams.ts';
import { library } from './resolvers/library.ts';
import { orderLinks } from './resolvers/orderLinks.ts';
import { orders } from './resolvers/orders.ts';
import { passwordAndEmail } from './resolvers/passwordAndEmail.ts';
import { people } from './resolvers/people.ts';
import { presents } from './resolvers/presents.ts';
import { productPages } from './resolvers/productPages.ts';
import { profile } from './resolvers/profile.ts';
import { ratings } from './resolvers/ratings.ts';
import { researches } from './resolvers/researches.ts';
import { shop } from './resolvers/shop.ts';
import { subscriptions } from './resolvers/subscriptions.ts';
import { titles } from './resolvers/titles.ts';
import { twoFactor } from './resolvers/twoFactor.ts';
import { sessions } from './resolvers/sessions.ts';
import { wallet } from './resolvers/wallet.ts';

/** All resolvers; types that occur in several maps are merged. */
export const resolvers: Resolvers[] = [
  scalars,
  accounts,
  catalogue,
  people,
  documents,
  researches,
  shop,
  titles,
  checkout,
  orders,
  orderLinks,
  library,
  productPages,
  ratings,
  wallet,
  subscriptions,
  presents,
  contact,
  declarations,
  sessions,
  twoFactor,
  passwordAndEmail,
  profile,
  achievements,
  dreams,
];
