import { createHmac, timingSafeEqual } from 'node:crypto';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { refuseOutOfRange, type Selection } from '../orders/selection.ts';
import { promises } from '../../../src/shared/promises.ts';

/** How long a quote is valid, in milliseconds. */
export const quoteLifetime = promises.quoteMinutes * 60_000;

/** The prices that a quote guarantees. */
interface Promised {
  readonly default: number;
  readonly total: number;
  readonly isMemberPrice: boolean;
  /** Unix time in milliseconds. */
  readonly expiresAt: number;
}

/** 132 bits, so that the whole id fits into 64 characters. */
const signatureLength = 22;

const signatureOf = (
  { secret }: Pick<Services, 'secret'>,
  { product, tariffId, currency, promoCode, chosen }: Selection,
  promised: Promised,
): string =>
  createHmac('sha256', secret('quote'))
    .update(
      JSON.stringify([
        product.id,
        tariffId,
        currency.id,
        promoCode,
        promised.default,
        promised.total,
        promised.isMemberPrice,
        promised.expiresAt,
        ...(chosen === null ? [] : [chosen]),
      ]),
    )
    .digest('base64url')
    .slice(0, signatureLength);

/**
 * Guarantees the price of a selection. The id is the signed quote itself, so nothing is stored, however many are
 * requested.
 */
export function makeQuote(
  services: Pick<Services, 'secret' | 'clock'>,
  selection: Selection,
): { id: string; expiresAt: Date } {
  const expiresAt = services.clock().getTime() + quoteLifetime;
  const { total, isMemberPrice } = selection;
  const promised = { default: selection.default, total, isMemberPrice, expiresAt };
  const numbers = [promised.default, total, Number(isMemberPrice), expiresAt].map((value) =>
    value.toString(36),
  );
  return {
    id: [...numbers, signatureOf(services, selection, promised)].join('.'),
    expiresAt: new Date(expiresAt),
  };
}

/** Reads a quote; undefined unless we signed it for exactly this selection. */
function readQuote(
  services: Pick<Services, 'secret'>,
  id: string,
  selection: Selection,
): Promised | undefined {
  const parts =
    /^([\da-z]{1,11})\.([\da-z]{1,11})\.([01])\.([\da-z]{1,11})\.([\w-]{22})$/.exec(id)?.slice(1) ?? [];
  const [normal, total, member, expiresAt] = parts.slice(0, 4).map((part) => Number.parseInt(part, 36));
  const given = parts[4];
  if (normal === undefined || total === undefined || expiresAt === undefined || given === undefined)
    return undefined;
  const promised = { default: normal, total, isMemberPrice: member === 1, expiresAt };
  const expected = signatureOf(services, selection, promised);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? promised : undefined;
}

/**
 * The price to pay: the quoted one while the quote is valid, even if the catalog price has gone up since; after that
 * the current one, and only if it's the same. A member price is for members only, even if someone else sends the quote.
 * An amount the buyer chose was in its range when it was quoted.
 * @throws Failure PRICE_CHANGED, BAD_USER_INPUT with `fields`
 */
export function honorQuote(
  services: Pick<Services, 'secret' | 'clock'>,
  quoteId: string,
  selection: Selection,
): Pick<Selection, 'default' | 'total' | 'isMemberPrice'> {
  const quote = readQuote(services, quoteId, selection);
  if (!quote) throw failure('PRICE_CHANGED', 'The price is not the one that was quoted.');
  if (quote.isMemberPrice && !selection.isMember)
    throw failure('PRICE_CHANGED', 'The buyer is no member now.');
  const samePrice = quote.default === selection.default && quote.total === selection.total;
  if (quote.expiresAt <= services.clock().getTime()) {
    if (!samePrice) throw failure('PRICE_CHANGED', 'The quote has expired.');
    refuseOutOfRange(selection);
  }
  if (!samePrice && quote.total > selection.total) throw failure('PRICE_CHANGED', 'The price is lower now.');
  return { default: quote.default, total: quote.total, isMemberPrice: quote.isMemberPrice };
}
