import { expect, it } from 'vitest';
import type { PaymentInput } from '../../server/graphql/generated/resolverTypes';
import { products } from './catalogue';
import { checkoutAnswers } from './checkout';

const pay = (order: PaymentInput['order']) =>
  checkoutAnswers.paymentCreate({
    input: {
      idempotencyKey: 'a-payment-of-the-mock',
      quoteId: 'quote-1',
      order,
      paymentMethodId: 'card',
      email: 'reader@example.com',
      language: 'en',
      acceptsTerms: true,
    },
  });

it.each(products.flatMap(({ id, title, Tariffs }) => Tariffs.map((tariff) => ({ id, title, tariff }))))(
  'the mock provider’s result of a payment names $title',
  ({ id, title, tariff }) => {
    const { Order } = pay({ productId: id, tariffId: tariff.id });
    // As the page asks for it when it opens again.
    for (const order of [Order, checkoutAnswers.order({ id: Order.id })]) {
      expect(order.Products.map((product) => product.title)).toEqual([title]);
      expect(order.Tariff?.id).toBe(tariff.id);
      expect(order.Purchase?.Product.id).toBe(id);
    }
  },
);
