import { SaxesParser } from 'saxes';
import { failure } from '../kernel/failure.ts';

/** A day's reference rates from the European Central Bank: units of each currency per euro, as decimals. */
export interface EcbRates {
  /** Formatted as `2026-11-20`. */
  readonly day: string;
  readonly rates: ReadonlyMap<string, string>;
}

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);
const isRate = (text: string): boolean => /^\d{1,10}(\.\d{1,8})?$/.test(text) && Number(text) > 0;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const unreadable = (reason: string) =>
  failure('BAD_USER_INPUT', `This is not the daily file of the European Central Bank: ${reason}.`);

/**
 * Parses `eurofxref-daily.xml`: a `Cube` element with the `time` contains one with `currency` and `rate` for each
 * currency. Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/
 * @throws Failure BAD_USER_INPUT
 */
export function readEcbRates(xml: string): EcbRates {
  const days: string[] = [];
  const rates = new Map<string, string>();
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  parser.on('error', ({ message }) => {
    throw unreadable(message);
  });
  parser.on('doctype', () => {
    throw unreadable('it declares a document type');
  });
  parser.on('opentag', ({ name, attributes: { time, currency, rate } }) => {
    if (name !== 'Cube') return;
    if (time !== undefined) days.push(time);
    if (currency === undefined && rate === undefined) return;
    const line = `line ${parser.line}`;
    if (currency === undefined || !isCode(currency)) throw unreadable(`${line} names no currency`);
    if (rate === undefined || !isRate(rate)) throw unreadable(`${line} has no rate of ${currency}`);
    if (rates.has(currency)) throw unreadable(`${line} has ${currency} again`);
    rates.set(currency, rate);
  });
  parser.write(xml).close();
  const [day] = days;
  if (day === undefined || !isDay(day) || days.length > 1) throw unreadable('it has to be of one day');
  if (rates.size === 0) throw unreadable('it has no rates');
  return { day, rates };
}
