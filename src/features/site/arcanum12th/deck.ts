/** The twelve cards, January first. */
export const cards = [
  'lantern',
  'bridge',
  'seed',
  'mirror',
  'ladder',
  'river',
  'key',
  'table',
  'mask',
  'harvest',
  'clock',
  'star',
] as const;

export type Card = (typeof cards)[number];

/** Pseudorandom numbers from 0 to 1, determined by a seed. */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 4_294_967_296;
  }
}

/** The order of the deck on a day of the reader's calendar: the same all day, different the next. */
export function deckOn(day: Date): Card[] {
  const numbers = numbersFrom(day.getFullYear() * 372 + day.getMonth() * 31 + day.getDate());
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const place = Math.floor(numbers.next().value * (last + 1));
    const [one, other] = [deck[last], deck[place]];
    if (one !== undefined && other !== undefined) {
      deck[last] = other;
      deck[place] = one;
    }
  }
  return deck;
}

/** Today's order of the deck. Only for event handlers, because prerendering doesn't know the date. */
export const deckOfToday = (): Card[] => deckOn(new Date());
