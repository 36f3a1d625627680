import { expect, it } from 'vitest';
import { cards, deckOn } from '@/features/site/arcanum12th/deck';

const day = (date: number) => new Date(2026, 10, date, 12);

it('a deck contains every card once', () => {
  for (let date = 1; date <= 30; date += 1) {
    expect(deckOn(day(date)).toSorted()).toEqual(cards.toSorted());
  }
});

it('the deck has the same order all day and another one the next day', () => {
  expect(deckOn(new Date(2026, 10, 18, 0, 1))).toEqual(deckOn(new Date(2026, 10, 18, 23, 59)));
  expect(deckOn(day(19))).not.toEqual(deckOn(day(18)));
});

it('over a year every card is the first one at some point', () => {
  const first = new Set(Array.from({ length: 365 }, (_, date) => deckOn(new Date(2026, 0, 1 + date))[0]));
  expect(first.size).toBe(12);
});
