import type { Implementation } from './act.ts';
import { access } from './commands/access.ts';
import { account } from './commands/account.ts';
import { customerActs } from './commands/customerActs.ts';
import { customerShow } from './commands/customersShow.ts';
import { found } from './commands/find.ts';
import { log } from './commands/log.ts';
import { orderActs } from './commands/orderActs.ts';
import { ordersFiles } from './commands/ordersExport.ts';
import { orders } from './commands/ordersList.ts';
import { orderShow } from './commands/ordersShow.ts';
import { refund } from './commands/refund.ts';
import { staff } from './commands/staff.ts';
import { subscription } from './commands/subscription.ts';
import { wallet } from './commands/wallet.ts';

/** Every act that both doors have; `me` and `proof` are the browser's alone. */
export const implementations: readonly Implementation[] = [
  found,
  customerShow,
  ...customerActs,
  ...account,
  ...access,
  ...subscription,
  ...wallet,
  orders,
  ...ordersFiles,
  orderShow,
  ...orderActs,
  ...refund,
  ...staff,
  ...log,
];
