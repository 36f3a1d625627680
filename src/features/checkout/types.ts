import type {
  CheckoutOrderFragment,
  CheckoutQuery,
  OrderCheckQuery,
  PaymentCreateMutation,
} from '@/data/generated/checkout';

export type Product = NonNullable<CheckoutQuery['productById']>;
export type Tariff = Product['Tariffs'][number];
export type Price = Tariff['Prices'][number];
export type Gift = Product['Gifts'][number];
export type Currency = Price['Currency'];
export type CurrencyChoice = CheckoutQuery['directories']['Currencies'][number];
export type PaymentMethod = CheckoutQuery['availablePaymentMethods'][number];
/** The person who pays; null for a visitor without a session. */
export type Payer = NonNullable<CheckoutQuery['me']>;
export type Order = CheckoutOrderFragment;
export type Quote = OrderCheckQuery['orderCheck'];
export type Payment = PaymentCreateMutation['paymentCreate'];
