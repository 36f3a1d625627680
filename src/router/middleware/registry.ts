import { authCallback } from '@/router/middleware/authCallback';
import { authGuard } from '@/router/middleware/authGuard';
import { getUserByToken } from '@/router/middleware/getUserByToken';
import type { NamedMiddleware } from '@/router/middleware/navigation';

const registry: ReadonlyMap<string, NamedMiddleware> = new Map([
  ['auth-cb', authCallback],
  ['auth-guard', authGuard],
  ['get-user-by-token', getUserByToken],
]);

/** The middleware of a name; an unknown name is an error that names it. */
export function middlewareNamed(name: string): NamedMiddleware {
  const found = registry.get(name);
  if (!found)
    throw new Error(`Unknown route middleware: '${name}'. Known: ${[...registry.keys()].join(', ')}`);
  return found;
}
