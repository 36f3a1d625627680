import { describe, expect, it } from 'vitest';
import { ruleMatcher, type RouteRule } from '../../src/shared/routeRules.ts';

/** Where the rules `from → to` lead a path, and what was logged. */
function follow(pathname: string, rules: Record<string, string>, allowedHosts = ['shop.example']) {
  const problems: string[] = [];
  const list = Object.entries(rules).map(([from, to]): RouteRule => ({ from, to, status: 301 }));
  const target = ruleMatcher({ rules: list, allowedHosts }, (problem) => problems.push(problem))(pathname);
  return { target, problems };
}

describe('route rules', () => {
  it('leave other paths alone', () => {
    expect(follow('/en/team', { '/old': '/en' })).toEqual({ target: undefined, problems: [] });
  });

  it('redirect a path to another path of the site', () => {
    const { target } = follow('/old', { '/old': '/en?from=old#top' });
    expect(target).toEqual({ kind: 'relative', to: '/en?from=old#top', status: 301 });
  });

  it('carry over parameters and the rest of a path', () => {
    const rules = { '/news/:id': '/en/researches/:id', '/docs/**:rest': '/en/help/**:rest' };
    expect(follow('/news/42', rules).target?.to).toBe('/en/researches/42');
    expect(follow('/docs/a/b', rules).target?.to).toBe('/en/help/a/b');
  });

  it('keep a parameter’s encoding', () => {
    const rules = { '/news/:id': '/en/researches/:id' };
    expect(follow('/news/caf%C3%A9', rules).target?.to).toBe('/en/researches/caf%C3%A9');
    expect(follow('/news/%2Fevil', rules).target?.to).toBe('/en/researches/%2Fevil');
  });

  it('follow a chain to its end', () => {
    expect(follow('/a', { '/a': '/b', '/b': 'https://shop.example/c' }).target).toEqual({
      kind: 'absolute',
      to: 'https://shop.example/c',
      status: 301,
    });
  });

  it('ignore and log a loop', () => {
    const { target, problems } = follow('/a', { '/a': '/b', '/b': '/c', '/c': '/a?again=1' });
    expect(target).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('loop');
  });

  it('redirect to another host only if it is allowed, including the port', () => {
    expect(follow('/a', { '/a': 'https://shop.example/x' }).target?.kind).toBe('absolute');
    expect(follow('/a', { '/a': 'https://shop.example:8443/x' }).target).toBeUndefined();
    expect(follow('/a', { '/a': 'https://evil.example/x' }).target).toBeUndefined();
    expect(follow('/a', { '/a': 'https://shop.example.evil.example/' }).target).toBeUndefined();
  });

  it.each([
    '//shop.example/x',
    '/\\shop.example/x',
    '\\\\shop.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/x',
    'https:shop.example',
    'https://user:secret@shop.example/',
    'https://shop.example@evil.example/',
    '/x\u0009/y',
    'relative/path',
  ])('ignore and log the unsafe target %j', (to) => {
    const { target, problems } = follow('/a', { '/a': to });
    expect(target).toBeUndefined();
    expect(problems).toHaveLength(1);
  });

  it('do not let a visitor’s parameter become the host', () => {
    expect(follow('/docs//evil.example', { '/docs/**:rest': '/**:rest' }).target).toBeUndefined();
  });
});
