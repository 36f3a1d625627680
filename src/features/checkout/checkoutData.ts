import { walletId } from '@/commerce/paymentMethods';
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

/** What is shown of a product next to an order. */
export type OrderedProduct = Pick<Product, 'id' | 'title'>;

/** Initial data of the payment page. */
export type CheckoutData =
  | CheckoutFormData
  | { readonly kind: 'order'; readonly order: Order; readonly product: OrderedProduct }
  /** The URL names an order that doesn't exist or isn't the caller's. */
  | {
      readonly kind: 'foreign';
      readonly orderId: string;
      readonly product: OrderedProduct;
      /** Whether the order belongs to an account. */
      readonly isInAccount: boolean;
    };

/** A product to configure and pay for. */
export interface CheckoutFormData {
  readonly kind: 'form';
  readonly product: Product;
  readonly methods: readonly PaymentMethod[];
  readonly currencies: readonly CurrencyChoice[];
  readonly payer: Payer | null;
  /** The seller's name; null if the provider doesn't say it. */
  readonly seller: string | null;
  /** Price of the selection in the URL, if it was loaded. */
  readonly quote: Quote | undefined;
  /** What this browser already did for this product. */
  readonly before: PreviousAttempt;
}

export interface PreviousAttempt {
  /** An order still waiting for payment. */
  readonly unfinished: Order | undefined;
  /** A paid order. */
  readonly paid: Order | undefined;
  /** Whether a payment request never got a response. */
  readonly unanswered: boolean;
  /** Whether that one charges the wallet. */
  readonly chargesWallet?: boolean;
}

interface CheckoutDataQuery {
  readonly lang: Lang;
  readonly productId: string;
  readonly search: URLSearchParams;
}

/** Loads the page with two parallel requests; undefined if the product is unknown or not on sale. */
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
    seller: data.seller,
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
  // An order outlives its product: its buyer can always view it.
  const product = productById ?? order?.Products[0];
  if (!product) return undefined;
  if (order) return { kind: 'order', order, product };
  return { kind: 'foreign', orderId, product, isInAccount };
}

const nothingBefore: PreviousAttempt = { unfinished: undefined, paid: undefined, unanswered: false };

/** Updates the stored attempt to the current state of its order. */
function settleBefore(productId: string, attempt: Attempt | undefined, order: Order | null): PreviousAttempt {
  if (!attempt) return nothingBefore;
  const unanswered = attempt.request?.state === 'SENT' && !attempt.paid;
  const chargesWallet = attempt.request?.bodies[0]?.paymentMethodId === walletId;
  if (attempt.orderId === undefined) return { ...nothingBefore, unanswered, chargesWallet };
  if (!order || order.status === 'EXPIRED') {
    // Expired or someone else's, so no longer useful.
    if (!unanswered) attempts.remove(productId);
    return { ...nothingBefore, unanswered, chargesWallet };
  }
  if (isUnfinished(orderView(order)))
    return { unfinished: order, paid: undefined, unanswered, chargesWallet };
  attempts.write(productId, { ...attempt, paid: true });
  return { unfinished: undefined, paid: order, unanswered: false };
}

/** Price of the selection in the URL. If it's missing, the page requests it itself. */
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
    // The form requests it itself and shows the error.
    return undefined;
  }
}
