import type { Params } from 'react-router-dom';
import type { Lang } from '@/shared/languages';

/** The navigation that a middleware may stop. */
export interface Navigation {
  readonly request: Request;
  /** Where it goes to, with the hash that a request has not. */
  readonly url: URL;
  readonly params: Params;
  /** The language of the page to come. */
  readonly lang: Lang;
}

/** Lets a navigation pass, or throws: a redirect, or an error for the error page. */
export type NamedMiddleware = (navigation: Navigation) => void | Promise<void>;

/** The address of a navigation as it was asked for: the request's, with the hash that only the router knows. */
export function addressOf({ request, url: { hash } }: { readonly request: Request; readonly url: URL }): URL {
  const address = new URL(request.url);
  address.hash = hash;
  return address;
}

/** Path, query and hash of an address of this site, to come back to. */
export const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** What was taken out of an address. */
interface ExtractedParameter {
  readonly value: string;
  /** The path without the parameter. */
  readonly path: string;
  /** The path as it came. */
  readonly pathWithIt: string;
}

/**
 * Takes a secret out of the query or the fragment of the address at once, before any request could carry it away.
 * Undefined where there is none.
 */
export function extractParameter({ url }: Navigation, name: string): ExtractedParameter | undefined {
  const { pathname, hash } = window.location;
  const isHere = pathname === url.pathname;
  const clean = new URL(url);
  // The router knows no fragment of a page that is just being opened.
  if (isHere && clean.hash === '') clean.hash = hash;
  const pathWithIt = pathOf(clean);
  const fragment = new URLSearchParams(clean.hash.slice(1));
  const value = clean.searchParams.get(name) ?? fragment.get(name);
  if (value === null) return undefined;
  clean.searchParams.delete(name);
  if (fragment.has(name)) clean.hash = '';
  const path = pathOf(clean);
  if (isHere) window.history.replaceState(window.history.state, '', path);
  return { value, path, pathWithIt };
}
