import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTimely } from './callbackTime.ts';

const digest = (secret: Buffer, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** The signature header of a body: `t=<unix seconds>,v1=<hex>`. */
export const sign = (secret: Buffer, now: Date, body: string): string => {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(secret, time, body)}`;
};

/** Whether a header signs this body, with a timestamp that is neither too old nor from the future. */
export function verify(secret: Buffer, now: Date, body: string, header: string | undefined): boolean {
  const [, time, given] = /^t=(\d{1,10}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || given === undefined) return false;
  const expected = Buffer.from(digest(secret, Number(time), body));
  const genuine = timingSafeEqual(expected, Buffer.from(given));
  return genuine && isTimely(now, Number(time));
}
