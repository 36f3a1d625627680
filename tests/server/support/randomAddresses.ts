/** Random numbers from 0 to 1, repeatable by seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const known = [
  'en', 'EN', 'de', 'team', 'TEAM', 'projects', 'orrery.art', 'products', '2', 'payment', 'researches',
  'speed-of-news', 'auth', 'login', 'profile', 'dreams', 'wallet', 'presents', 'assets', 'a-1.js', 'a-1.js.br',
  'locales', 'common.json', 'builds', 'latest.json', 'payloads', 'fonts', 'social', 'mark.svg', 'index.html',
  'sitemap.xml', 'robots.txt', 'api', 'route-rules', 'transactions.csv', 'avatars', 'public-graphql', 'sandbox',
  'pay', 'healthz', 'readyz', 'old', 'news', '_start', 'pages',
]; // oxfmt-ignore

const odd = [
  '', '.', '..', '...', '%2e', '%2e%2e', '%252e', '%2f', '%5c', '\\', '%00', '%0a', '%0d%0a', '%', '%%', '%zz', '%u0041',
  '%c0%af', '%e0%80%80', '%ff', '%ed%a0%80', '%F0%9F%98%80', '*', '**', ':', ':a', ':a(', '(', ')', '(.*)', '{', '}',
  '{a}?', '[', ']', '|', '^', '`', '"', "'", '<', '>', '<script>', '%3Cscript%3E', '~', '!', '$&', ';', ';a=1', ',', '=',
  '@', 'user:pass@host', '&', '+', '%20', '%09', '#', '#a%', '?', '??', '\x7f', '\xff', '\xc3\xa9', '\xe0\xa4', '\x01',
  '__proto__', 'constructor', 'toString', '.env', '.git', 'con', 'a'.repeat(300), 'a.'.repeat(200), '%41'.repeat(400),
  '-', '_', 'x.json', 'x.js', 'x.br', 'x.gz', 'x.html', 'a*b.json', '\u0000',
]; // oxfmt-ignore

const starts = [
  '/',
  '/',
  '/',
  '/',
  '/',
  '/',
  '//',
  '///',
  '',
  '\\',
  '/\\',
  'http://evil.example/',
  'HTTP://a@b:1/',
  'x:',
];
const queries = [
  '',
  '',
  '',
  '?',
  '?a=1',
  '?token=%zz',
  '?utm_source=%00',
  '?order=1',
  '?v=1',
  '?a=%',
  '?%',
  '?a=\xff',
  '#%',
];
const methods = [
  ...Array<string>(14).fill('GET'), 'HEAD', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY',
]; // oxfmt-ignore
const headers = [
  'Range: bytes=5-2', 'Range: bytes=0-0,2-3,4-4', 'Range: bytes=-', 'Range: lines=1-2', 'If-None-Match: *',
  'If-None-Match: "', 'If-Match: "x"', 'If-Modified-Since: tomorrow', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Range: W/"', 'Accept-Encoding: br;q=x, *;q=0', 'Accept-Encoding: zstd, compress', `Accept-Language: ${'de;q=,'.repeat(900)}`,
  'Accept-Language: *;q=-1, \xff', 'Cookie: i18n_redirected=%%; =; ;;;=\xff', `Cookie: ${'a=b;'.repeat(1500)}`,
  'Accept: ;;;', 'Content-Type: \xff', 'X-Forwarded-For: not-an-address', 'Forwarded: for=;;', 'Origin: null',
  'Content-Type: application/json', 'Authorization: Bearer \xff', 'Authorization: Basic', 'Expect: 100-continue',
]; // oxfmt-ignore

export interface RandomRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly string[];
}

/** Random requests of every odd kind. */
export function randomRequests(seed: number, count: number): RandomRequest[] {
  const random = seeded(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const segment = (): string => {
    const kind = random();
    if (kind < 0.5) return pick(known);
    return kind < 0.8 ? pick(odd) : pick(known) + pick(odd) + pick(random() < 0.5 ? known : odd);
  };
  return Array.from({ length: count }, () => {
    const segments = Array.from({ length: Math.floor(random() * 6) }, segment);
    const separator = random() < 0.9 ? '/' : pick(['//', '\\', '%2f', ';', '/./', '/../']);
    const target = (pick(starts) + segments.join(separator) + pick(queries)).replaceAll(/[ \r\n]/g, '');
    return {
      method: pick(methods),
      target,
      headers: random() < 0.3 ? [pick(headers)] : [],
    };
  });
}
