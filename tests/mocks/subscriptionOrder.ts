import { payAtOnce, underKey } from './attempts';
import { failure } from './failure';
import { planOf } from './plans';
import type { Caller } from './pricing';
import { inDays } from './subscriptionFacts';
import { nextId, type MockOrder } from './world';

/** Who asks, with their subscription. @throws UNAUTHENTICATED, NOT_FOUND */
export function liveOf({ user }: Caller) {
  if (!user) throw failure('UNAUTHENTICATED');
  if (!user.subscription) throw failure('NOT_FOUND');
  return { user, subscription: user.subscription };
}

interface PlanPayment {
  purpose: 'UPGRADE' | 'RENEWAL';
  planId: string;
  /** The plan's price; `total` is what is charged of it now. */
  price: string;
  total: string;
}

/** Orders and pays a plan, once a key; `check` may refuse what was not done before. */
export function payForPlan(
  caller: Caller,
  key: string,
  wish: PlanPayment,
  methodId: string,
  check: () => void = () => undefined,
) {
  const { user } = liveOf(caller);
  const { world } = caller;
  const { planId, purpose } = wish;
  return underKey(world, key, { planId, purpose, methodId }, () => {
    check();
    const { Product } = planOf(planId);
    const order: MockOrder = {
      id: `order-${nextId(world)}`,
      userId: user.id,
      status: 'OPEN',
      quote: {
        productId: Product.id,
        tariffId: Product.Tariffs[0]?.id ?? '',
        currencyId: '1',
        giftId: null,
        promoCode: null,
        default: wish.price,
        total: wish.total,
        expiresAt: inDays(1),
      },
      email: user.email ?? '',
      createdAt: inDays(0),
      paidAt: null,
      receiptNumber: null,
      forPlan: { purpose, planId },
    };
    world.orders.push(order);
    return payAtOnce(world, user, order, methodId);
  });
}
