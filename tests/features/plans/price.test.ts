import { describe, expect, it } from 'vitest';
import { priceIn } from '@/features/plans/price';

const price = (id: string, code: string, amount: string, sale: string | null = null) => ({
  Currency: { id, code },
  default: amount,
  sale,
  old: sale === null ? null : amount,
  withSale: sale !== null,
});

const prices = [price('2', 'EUR', '58.00', '45.00'), price('1', 'USD', '60.00'), price('7', 'KRW', '80000')];

describe('the price that is shown', () => {
  it('is in the currency that was chosen', () => {
    expect(priceIn(prices, '7', 'EUR')).toEqual({ now: '80000', before: undefined, currency: 'KRW' });
  });

  it('is in the currency of the language where none was chosen', () => {
    expect(priceIn(prices, undefined, 'KRW')?.currency).toBe('KRW');
  });

  it('is in the base currency where the thing has no price in the wanted one', () => {
    expect(priceIn(prices, '99', 'KRW')?.currency).toBe('EUR');
    expect(priceIn(prices, undefined, 'ILS')?.currency).toBe('EUR');
  });

  it('is none where there is none', () => {
    expect(priceIn([], undefined, 'USD')).toBeUndefined();
  });

  it('on sale stands beside the one of before', () => {
    expect(priceIn(prices, '2', 'USD')).toEqual({ now: '45.00', before: '58.00', currency: 'EUR' });
  });
});
