import type { TestServices } from './harness.ts';
import { currencyOf } from '../../../server/database/seed/currencies.ts';

/** The currencies that tests pay in. */
export const usd: string = currencyOf('USD').id;
export const eur: string = currencyOf('EUR').id;

/** What tests buy in dollars: two editions of the atlas, and a month of membership. */
export const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
export const patron = { productId: '2', tariffId: 'atlas-patron', currencyId: usd };
export const month = { productId: '10', currencyId: usd };

/** Moves all demo events so far ahead that even a test that spans years can sell them. */
export async function postponeEvents({ db }: TestServices): Promise<void> {
  const start = new Date('2200-01-01T18:00:00Z');
  const end = new Date('2200-01-01T19:00:00Z');
  await db.updateTable('event_dates').set({ starts_at: start, ends_at: end }).execute();
}
