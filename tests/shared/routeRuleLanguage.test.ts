import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules, maxRules, parseRouteRules, type RouteRule } from '../../src/shared/routeRules.ts';

const origin = 'https://site.example';
const compile = (rules: readonly (readonly [from: string, to: string])[]) =>
  compileRules(
    {
      rules: rules.map(([from, to]): RouteRule => ({ from, to, status: 302 })),
      allowedHosts: ['shop.example'],
    },
    origin,
  );

describe('a rule’s pattern', () => {
  it.each([
    ['/', '/'],
    ['/old', '/old'],
    ['/old', '/old/'],
    ['/:lang/shop', '/en/shop'],
    ['/a/*', '/a/anything'],
    ['/a/**', '/a'],
    ['/a/**', '/a/b/c'],
    ['/a/**:rest', '/a/b/c'],
    ['/привет/x', '/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82/x'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ["/a.b~c!d$e&f'g,h;i=j@k+l-m_n", "/a.b~c!d$e&f'g,h;i=j@k+l-m_n"],
  ])('such as %s matches %s', (from, pathname) => {
    expect(compile([[from, '/en']]).problems).toEqual([]);
    expect(compile([[from, '/en']]).match(pathname)?.to).toBe('/en');
  });

  it.each([
    ['/a/*', '/a'],
    ['/a/*', '/a/b/c'],
    ['/a/**:rest', '/a'],
    ['/a/:id', '/a//'],
    ['/a', '/A'],
  ])('such as %s does not match %s', (from, pathname) => {
    expect(compile([[from, '/en']]).match(pathname)).toBeUndefined();
  });

  it.each([
    '',
    'old',
    '//old',
    '/old/',
    '/a//b',
    '/rx/:id(a*a*a*a*a*b)',
    '/:id(\\d+)',
    '/(.*)',
    '/a{b}?',
    '/:id?',
    '/:id+',
    '/:id*',
    '/:a:b',
    '/x:id',
    '/:id.json',
    '/a*b',
    '/*/a',
    '/**/a',
    '/**:rest/a',
    '/***',
    '/:1',
    '/:',
    '/:id/:id',
    '/a/../b',
    '/a/%2E%2e/b',
    '/./a',
    '/a b',
    '/a\\b',
    '/a?b',
    '/a#b',
    '/a\u0000',
    '/%00',
    '/a%2fb',
    '/%5C',
    '/%zz',
    '/%c0%af',
    '/\ud800',
    `/${'a'.repeat(500)}`,
    '/a'.repeat(40),
  ])('such as %j is ignored and reported, and the other rules still work', (from) => {
    const { rules, problems, match } = compile([
      ['/first', '/en'],
      [from, '/en'],
      ['/last', '/de'],
    ]);
    expect(rules.map((rule) => rule.from)).toEqual(['/first', '/last']);
    expect(problems).toEqual([
      expect.stringContaining(JSON.stringify(from.toWellFormed()).slice(0, 90).replace(/"$/, '')),
    ]);
    expect([match('/first')?.to, match('/last')?.to]).toEqual(['/en', '/de']);
  });
});

describe('a rule’s target', () => {
  it.each([
    '',
    'en',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    'javascript:alert(1)',
    'https://evil.example/',
    'https://shop.example.evil.example/',
    'https://user@shop.example/',
    'https://shop.example\\@evil.example/',
    'https:///shop.example/',
    '/x\u0000',
    '/x\ny',
    '/x y',
    '/../x',
    '/%2e%2e/x',
    '/%2f%2fevil.example',
    '/:other',
    '/x/**:id2',
    '/x-:id',
    '/x?id=:id',
    'https://:id/',
    `/${'a/'.repeat(2000)}`,
  ])('such as %j is ignored and reported', (to) => {
    const { rules, problems } = compile([['/a/:id', to]]);
    expect(rules).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('"/a/:id"')]);
  });

  it('on this site is found in a loop even as an absolute URL', () => {
    const { rules, problems } = compile([
      ['/a', `${origin}/b`],
      ['/b', '/a'],
      ['/grow/**:rest', '/grow/x/**:rest'],
    ]);
    expect(rules).toEqual([]);
    expect(problems).toEqual(['Ignored route rules that make a loop: "/a", "/b", "/grow/**:rest"']);
  });
});

describe('the rules of a source', () => {
  it('are validated one by one', () => {
    const good = { from: '/a', to: '/en', status: 301 };
    const data = {
      rules: [good, null, { from: 1, to: '/en' }, { from: '/b', to: '/en', status: 200 }, 'x'],
      allowedHosts: [],
    };
    expect(parseRouteRules({ data }).rules).toEqual([good]);
  });

  it('are ignored beyond the limit', () => {
    const { rules, problems } = compile(
      Array.from({ length: maxRules + 2 }, (_, index) => [`/old/${index}`, '/en'] as const),
    );
    expect(rules).toHaveLength(maxRules);
    expect(problems).toEqual([`Ignored 2 route rules: there are more than ${maxRules}`]);
  });
});

const part = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%2F%2fevil.example',
    '%5c',
    '\\',
    'evil.example',
    '@',
    ':',
    ':id',
    '**',
    '?x',
    '#x',
    '%0a',
    '\t',
    '%',
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const pathname = fc.array(part, { maxLength: 8 }).map((parts) => `/a/${parts.join('/')}`);

describe('a path chosen by a visitor', () => {
  it('never leads to another origin', () => {
    const targets = [
      '/**:rest',
      '/:one',
      '/:one/x',
      '/x/**:rest/',
      '/x/:one/../y',
      `${origin}/**:rest`,
      '/?to=1#x',
    ];
    fc.assert(
      fc.property(
        pathname,
        fc.string({ maxLength: 20 }),
        fc.constantFrom(...targets),
        (path, query, target) => {
          const rest = compile([['/a/**:rest', target.replace(':one', ':rest')]]).match(path, query);
          const one = compile([['/a/:one', target.replace('**:rest', ':one')]]).match(path, query);
          for (const to of [rest?.to, one?.to]) {
            if (to === undefined) continue;
            const url = URL.parse(to, origin);
            expect([to, url?.origin]).toEqual([to, origin]);
            expect(to.replace(origin, '')).toMatch(/^\/(?![/\\])/);
            expect(url?.pathname).not.toMatch(/\/\/|\\/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('leads to an allowed host only if the rule does', () => {
    const { match } = compile([['/a/**:rest', 'https://shop.example/x/**:rest']]);
    const ways = fc
      .sample(pathname, { numRuns: 300, seed: 1 })
      .map((path) => match(path, 'utm_source=a')?.to);
    const found = ways.filter((to) => to !== undefined);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((to) => !/^https:\/\/shop\.example\/x\/[^?]*$/.test(to))).toEqual([]);
  });

  it('is matched in linear time', () => {
    const { match } = compile([
      ['/:a/:b/:c/:d/x', '/en'],
      ['/a/:b/:c/:d/y', '/en'],
      ['/aaa/*', '/en'],
      ['/z/**:rest', '/en/**:rest'],
    ]);
    const timeOf = (path: string): number => {
      const begun = performance.now();
      match(path);
      return performance.now() - begun;
    };
    const lengths = [1_000, 100_000];
    for (const unit of ['a', 'a/', 'aaa/', '%', '/', '.', './', 'z/']) {
      const [short = 0, long = 0] = lengths.map((length) => {
        const path = `/z/${unit.repeat(length / unit.length)}`;
        return Math.min(...[1, 2, 3].map(() => timeOf(path)));
      });
      // A hundred times as long: quadratic matching would take ten thousand times as long.
      expect([unit, long < 1000 * (short + 0.5)]).toEqual([unit, true]);
    }
  });
});
