import { logList, staffList } from '@/shared/desk/staff';
import { find } from '@/shared/desk/find';
import { ordersList } from '@/shared/desk/orders';
import { paths } from '@/shared/paths';

/** The pages of the desk, with the key that opens each after `g`, and the act without which it would be empty. */
export const deskPages = [
  { name: 'today', path: paths.desk, key: 't', act: undefined },
  { name: 'customers', path: paths.deskFind, key: 'c', act: find },
  { name: 'orders', path: paths.deskOrders, key: 'o', act: ordersList },
  { name: 'people', path: paths.deskPeople, key: 'p', act: staffList },
  { name: 'log', path: paths.deskLog, key: 'l', act: logList },
] as const;
