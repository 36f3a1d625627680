import { networkOf } from '../../kernel/networks.ts';
import { returnPoint, hasPoints, consumeLimit, tryConsumeLimit } from '../../kernel/rateLimits.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { promoCodeOf } from '../orders/promoCodes.ts';

/**
 * Counts a promo code as one guess of the caller's network, and returns what `look` finds. Valid codes are free, and so
 * is one that the network has already tried. Once the guesses are used up, any other code is refused unchecked, even a
 * valid one, so that the answer reveals nothing. Without a code, it makes no query. Don't call it inside a database
 * transaction.
 * @throws Failure RATE_LIMITED
 */
export async function asPromoGuess<Result>(
  { db }: Pick<Services, 'db'>,
  { ip }: Pick<Caller, 'ip'>,
  given: string | null | undefined,
  look: () => Promise<Result>,
  isGood: (found: Result) => boolean,
): Promise<Result> {
  const code = promoCodeOf(given);
  if (code === undefined) return look();
  const asked = `${networkOf(ip)} ${code}`;
  if (await hasPoints(db, 'promoAsked', asked)) return look();
  // Consumed before the lookup, so that concurrent guesses count too.
  await consumeLimit(db, 'promoGuess', ip);
  const found = await look();
  await tryConsumeLimit(db, 'promoAsked', asked);
  if (isGood(found)) await returnPoint(db, 'promoGuess', ip);
  return found;
}
