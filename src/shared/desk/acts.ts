import type { Act } from './act.ts';
import * as customer from './customer.ts';
import { find } from './find.ts';
import * as order from './order.ts';
import { ordersExport, ordersFilters, ordersList } from './orders.ts';
import * as staff from './staff.ts';

/** Every act of the desk. */
export const acts: readonly Act[] = [
  staff.me,
  staff.proof,
  find,
  customer.customersShow,
  customer.customersResend,
  customer.customersCorrect,
  customer.customersMerge,
  customer.subscriptionCancel,
  customer.subscriptionExtend,
  customer.accessGive,
  customer.accessTake,
  customer.walletCredit,
  customer.accountBlock,
  customer.accountUnblock,
  customer.twoFactorOff,
  customer.customersExport,
  customer.customersErase,
  customer.notesAdd,
  customer.notesRemove,
  ordersList,
  ordersExport,
  ordersFilters,
  order.ordersShow,
  order.refund,
  order.ordersResend,
  order.ordersDetails,
  staff.staffList,
  staff.staffAdd,
  staff.staffRole,
  staff.staffRemove,
  staff.logList,
];
