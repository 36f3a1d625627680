import { afterEach, expect, it, vi } from 'vitest';
import { readProvider } from '../../scripts/vite/provider.ts';

const root = '/nowhere';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['', 'ours'],
  ['ours', 'ours'],
  ['specification', 'specification'],
])('VITE_PROVIDER=%s builds for %s', (given, provider) => {
  vi.stubEnv('VITE_PROVIDER', given);
  expect(readProvider('production', root)).toBe(provider);
});

it('a build for an unknown provider fails', () => {
  vi.stubEnv('VITE_PROVIDER', 'theirs');
  expect(() => readProvider('production', root)).toThrow('VITE_PROVIDER must be ours or specification');
});

it.each(['provider.example/api', '//provider.example', 'ftp://provider.example', 'https://'])(
  'a build whose API is at %s fails',
  (address) => {
    vi.stubEnv('VITE_GRAPHQL_URL', address);
    expect(() => readProvider('production', root)).toThrow(/neither a path nor an http\(s\) URL/);
  },
);

it.each(['/api', 'https://provider.example/api', 'http://localhost:5410'])(
  'a build whose API is at %s is one',
  (address) => {
    vi.stubEnv('VITE_API_BASE', address);
    expect(readProvider('production', root)).toBe('ours');
  },
);
