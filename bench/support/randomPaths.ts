/** Random addresses, for the bench and the tests. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { siteLanguages } from '../../src/shared/languages.ts';

const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[randomInt(items.length)] ?? items[0];
const anyLang = () => siteLanguages[randomInt(siteLanguages.length)]?.prefix ?? 'en';

/** Begins with a letter that no page, language or ID begins with. */
const word = (): string => `x${randomBytes(randomInt(1, 12)).toString('base64url')}`;

const escaped = (text: string): string =>
  text.replaceAll(/[a-z0-9]/g, (char) => (randomInt(4) === 0 ? `%${char.charCodeAt(0).toString(16)}` : char));

const mixedCase = (text: string): string =>
  text.replaceAll(/[a-z]/g, (char) => (randomInt(3) === 0 ? char.toUpperCase() : char));

const knownParameters = [
  'tariff',
  'order',
  'gift',
  'promo',
  'page',
  'tab',
  'q',
  'category',
  'currency',
  'token',
  'utm_source',
] as const;

/** Up to four parameters, some of which some pages know, with values that no page knows. */
export const randomQuery = (): string =>
  Array.from({ length: randomInt(5) }, () => {
    const name = randomInt(2) === 0 ? word() : oneOf(knownParameters);
    return `${name}=${oneOf([word(), escaped(word()), '%00', '%zz', `${randomInt(1e9)}`])}`;
  }).join('&');

/** A path without a page. */
export const pathWithoutPage = (): string =>
  oneOf([
    () => `/${word()}`,
    () => `/xx/${word()}`,
    () => `/${anyLang()}/${word()}`,
    () => `/${anyLang()}/${word()}/${escaped(word())}/%F0%9F%98%80`,
    () => `/${anyLang()}/${randomBytes(6).toString('hex').replaceAll(/../g, '%$&')}`,
    () => `/${anyLang()}/products/${word()}`,
    () => `/${anyLang()}/products/${word()}/payment`,
    () => `/${anyLang()}/researches/${word()}`,
    () => `/${anyLang()}/presents/${word()}`,
    () => `/${anyLang()}/profile/dreams/${randomUUID()}`,
    () => `/payloads/${anyLang()}/${word()}.json`,
    () => `/payloads/${anyLang()}/products/${word()}.json`,
  ])();

/** Another spelling of a page's path, with upper case or escaped letters; names of products and studies keep their case. */
export const otherSpelling = (pathname: string): string =>
  oneOf([
    () => pathname,
    () => escaped(pathname),
    () => pathname.replace(/^\/[^/]+(?:\/(?!products\/|researches\/|any)[^/]+)?/, mixedCase),
  ])();

/** Random IDs in place of `any`. */
export const withRandomIds = (pathname: string): string =>
  pathname.replaceAll(/\/any(?=\/|$)/g, () => `/${word()}`);
