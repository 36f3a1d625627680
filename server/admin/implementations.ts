import type { Implementation } from './act.ts';
import { orders } from './commands/ordersList.ts';

/** Every act that both doors have; `me` and `proof` are the browser's alone. */
export const implementations: readonly Implementation[] = [orders];
