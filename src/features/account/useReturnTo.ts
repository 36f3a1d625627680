import { useLocation } from 'react-router-dom';

/** Where to return after logging in: the current page, unless it is one of the auth pages. */
export function useReturnTo(): { returnTo?: string } {
  const { pathname, search, hash } = useLocation();
  return /^\/\w+\/auth/.test(pathname) ? {} : { returnTo: pathname + search + hash };
}
