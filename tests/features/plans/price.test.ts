import { describe, expect, it } from 'vitest';
import { suggestedPrice } from '@/features/plans/price';

const price = (id: string, code: string, amount: string, sale: string | null = null) => ({
  Currency: { id, code, isComplete: true },
  default: amount,
  sale,
  old: sale === null ? null : amount,
  lowest: null,
  withSale: sale !== null,
  member: null,
  suggested: null,
});

const prices = [price('2', 'EUR', '58.00', '45.00'), price('1', 'USD', '60.00'), price('7', 'KRW', '80000')];

describe('the displayed price', () => {
  it('is in the chosen currency', () => {
    expect(suggestedPrice(prices, '7', 'de')).toEqual({
      amount: '80000',
      struck: undefined,
      lowest: null,
      member: null,
      isLeast: false,
      currency: 'KRW',
    });
  });

  it('is in the language’s currency if none was chosen', () => {
    expect(suggestedPrice(prices, undefined, 'ko')?.currency).toBe('KRW');
  });

  it('is in the base currency if there is no price in the preferred one', () => {
    expect(suggestedPrice(prices, '99', 'ko')?.currency).toBe('EUR');
  });

  it('is missing if there is no price at all', () => {
    expect(suggestedPrice([], undefined, 'en')).toBeUndefined();
  });

  it('shows a sale price next to the regular one', () => {
    expect(suggestedPrice(prices, '2', 'en')).toEqual({
      amount: '45.00',
      struck: '58.00',
      lowest: null,
      member: null,
      isLeast: false,
      currency: 'EUR',
    });
  });
});
