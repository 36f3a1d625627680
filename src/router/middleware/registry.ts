import { loadChunk } from '@/lib/chunks';
import { authGuard } from '@/router/middleware/authGuard';
import { dropToken } from '@/router/middleware/dropToken';
import { getUserByToken } from '@/router/middleware/getUserByToken';
import { pathOf, type NamedMiddleware } from '@/router/middleware/navigation';

/** A middleware for emailed links. A separate chunk, because most visitors never follow one. */
const ofLink =
  (name: 'takeLinkCode' | 'requireLinkCode'): NamedMiddleware =>
  async (navigation) => {
    const target = pathOf(navigation.url);
    const middleware = await loadChunk(() => import('@/router/middleware/mailedLink'), { target });
    return middleware[name](navigation);
  };

const registry = {
  'auth-cb': ofLink('requireLinkCode'),
  'auth-guard': authGuard,
  'drop-token': dropToken,
  'get-user-by-token': getUserByToken,
  'link-code': ofLink('takeLinkCode'),
} satisfies Readonly<Record<string, NamedMiddleware>>;

/** A name that a page may list. */
export type MiddlewareName = keyof typeof registry;

const byName: ReadonlyMap<string, NamedMiddleware> = new Map(Object.entries(registry));

/** The middleware with a name. @throws Error for an unknown name */
export function middlewareNamed(name: string): NamedMiddleware {
  const found = byName.get(name);
  if (!found) throw new Error(`Unknown route middleware: '${name}'. Known: ${[...byName.keys()].join(', ')}`);
  return found;
}
