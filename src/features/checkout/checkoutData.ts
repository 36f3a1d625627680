import type { Lang } from '@/shared/languages';
import { isReadable } from '@/shared/readable';
import { session } from '@/session/session';
import type { Attempt } from '@/features/checkout/attempt/attempt';
import { attempts } from '@/features/checkout/attempt/attemptStore';
import { checkOrder, loadCheckout } from '@/features/checkout/checkoutCalls';
import { isUnfinished, orderView } from '@/features/checkout/result/orderView';
import { amountIn } from '@/features/checkout/selection/chosenAmount';
import { readSelection } from '@/features/checkout/selection/wantedSelection';
import type { CurrencyChoice, Order, Payer, PaymentMethod, Product, Quote } from '@/features/checkout/types';

/** What is said of a product beside an order. */
export type OrderedProduct = Pick<Product, 'id' | 'title'>;

/** What the payment page opens with. */
export type CheckoutData =
  | CheckoutFormData
  | { readonly kind: 'order'; readonly order: Order; readonly product: OrderedProduct }
  /** The address asks for an order that is not the caller's, or none. */
  | {
      readonly kind: 'foreign';
      readonly orderId: string;
      readonly product: OrderedProduct;
      /** Whether an account has it. */
      readonly isInAccount: boolean;
    };

/** A product to be chosen from and paid for. */
export interface CheckoutFormData {
  readonly kind: 'form';
  readonly product: Product;
  readonly methods: readonly PaymentMethod[];
  readonly currencies: readonly CurrencyChoice[];
  readonly payer: Payer | null;
  /** The price of the selection in the address, where it came along. */
  readonly quote: Quote | undefined;
  /** What this browser did about the product before. */
  readonly before: PreviousAttempt;
}

export interface PreviousAttempt {
  /** An order that still waits to be paid. */
  readonly unfinished: Order | undefined;
  /** An order that was paid. */
  readonly paid: Order | undefined;
  /** Whether a request for payment was never answered. */
  readonly unanswered: boolean;
}

interface CheckoutDataQuery {
  readonly lang: Lang;
  readonly productId: string;
  readonly search: URLSearchParams;
}

/** Loads the page with two requests side by side; undefined where the product is unknown or not on sale. */
export async function loadCheckoutData({
  lang,
  productId,
  search,
}: CheckoutDataQuery): Promise<CheckoutData | undefined> {
  const orderId = search.get('order');
  if (!isReadable(productId)) return undefined;
  return orderId === null ? loadForm(lang, productId, search) : loadOrder(lang, productId, orderId);
}

const isWithMe = (): boolean => session.getState().bearer() !== undefined;

async function loadForm(
  lang: Lang,
  productId: string,
  search: URLSearchParams,
): Promise<CheckoutFormData | undefined> {
  const attempt = attempts.read(productId);
  const [data, quote] = await Promise.all([
    loadCheckout(lang, { productId, orderId: attempt?.orderId, withMe: isWithMe() }),
    openingQuote(lang, productId, search),
  ]);
  const {
    productById: product,
    availablePaymentMethods: methods,
    directories,
    order = null,
    me = null,
  } = data;
  if (!product?.active || product.Tariffs.length === 0) return undefined;
  return {
    kind: 'form',
    product,
    methods,
    currencies: directories.Currencies,
    payer: me,
    quote,
    before: settleBefore(productId, attempt, order),
  };
}

async function loadOrder(lang: Lang, productId: string, orderId: string): Promise<CheckoutData | undefined> {
  const {
    productById,
    order = null,
    orderIsInAccount: isInAccount = false,
  } = await loadCheckout(lang, { productId, orderId, withMe: false });
  // An order outlives its product: who paid for it can look at it for ever.
  const product = productById ?? order?.Products[0];
  if (!product) return undefined;
  if (order) return { kind: 'order', order, product };
  return { kind: 'foreign', orderId, product, isInAccount };
}

const nothingBefore: PreviousAttempt = { unfinished: undefined, paid: undefined, unanswered: false };

/** Brings the stored attempt up to what its order says by now. */
function settleBefore(productId: string, attempt: Attempt | undefined, order: Order | null): PreviousAttempt {
  if (!attempt) return nothingBefore;
  const unanswered = attempt.request?.state === 'SENT' && !attempt.paid;
  if (attempt.orderId === undefined) return { ...nothingBefore, unanswered };
  if (!order || order.status === 'EXPIRED') {
    // Over, or not this person's: of no use to them.
    if (!unanswered) attempts.remove(productId);
    return { ...nothingBefore, unanswered };
  }
  if (isUnfinished(orderView(order))) return { unfinished: order, paid: undefined, unanswered };
  attempts.write(productId, { ...attempt, paid: true });
  return { unfinished: undefined, paid: order, unanswered: false };
}

/** The price of what the address selects. Without it the page asks again by itself. */
async function openingQuote(
  lang: Lang,
  productId: string,
  search: URLSearchParams,
): Promise<Quote | undefined> {
  const { tariff, gift, promo, amount: chosen } = readSelection(search);
  const { currencyId, user } = session.getState();
  const currency = currencyId ?? user?.currencyId;
  const amount = currency ? amountIn(chosen, currency) : undefined;
  try {
    return await checkOrder(lang, {
      productId,
      ...(tariff !== undefined && { tariffId: tariff }),
      ...(gift !== undefined && { giftId: gift }),
      ...(promo !== undefined && { promoCode: promo }),
      ...(currency && { currencyId: currency }),
      ...(amount !== undefined && { amount }),
    });
  } catch {
    // The form asks by itself, and shows what is wrong.
    return undefined;
  }
}
