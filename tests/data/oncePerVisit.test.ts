import { expect, it } from 'vitest';
import { OwnedProductDocument } from '@/data/generated/public/product';
import { oncePerVisit } from '@/data/oncePerVisit';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';

const { server } = withMockProvider();

it('whether a member has a product is one question, however often React renders the page anew', async () => {
  const asked: string[] = [];
  server.use(endpoint.operation(({ operationName }) => void asked.push(operationName ?? '')));
  const ownedProduct = oncePerVisit(OwnedProductDocument);
  const of = (productId: string) => ownedProduct.of('token-of-ada', 'en', { input: { productId } });
  const first = of('2');
  expect(of('2')).toBe(first);
  await first;
  expect(of('2')).toBe(first);
  expect(asked).toHaveLength(1);
  expect(of('3')).not.toBe(first);
  ownedProduct.forget();
  expect(of('3')).not.toBe(first);
});
