import { loadEnv } from 'vite';
import { apiOrigins } from '../../src/shared/apiOrigins.ts';

/** Whose back end a build is for: ours, or one that offers what the specification names and nothing else. */
export type Provider = 'ours' | 'specification';

/**
 * The provider that the environment names, from `VITE_PROVIDER`; ours by default.
 * @throws Error for an unknown provider, or for an API address that no request can be sent to
 */
export function readProvider(mode: string, root: string): Provider {
  const { VITE_PROVIDER: provider = '', VITE_API_BASE, VITE_GRAPHQL_URL } = loadEnv(mode, root);
  apiOrigins([VITE_API_BASE, VITE_GRAPHQL_URL].map((address) => address?.trim() || undefined));
  if (provider === '' || provider === 'ours') return 'ours';
  if (provider === 'specification') return provider;
  throw new Error('VITE_PROVIDER must be ours or specification');
}
