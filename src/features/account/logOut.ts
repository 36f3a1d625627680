import { LogoutDocument } from '@/graphql/generated/public/logout';
import { publicFetch } from '@/graphql/publicFetch';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logOut(lang: Lang): void {
  const bearer = session.getState().bearer();
  session.getState().logout();
  publicFetch(LogoutDocument, { lang, bearer, keepalive: true }).catch((error: unknown) => {
    // The visitor is signed out on this device in any case; the server's session runs out by itself.
    console.info('The server could not be told of the logout', error);
  });
}
