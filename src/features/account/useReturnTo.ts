import { useLocation } from 'react-router-dom';

/** Where to come back to after logging in: the page on screen, unless it is one of the log-in pages. */
export function useReturnTo(): { returnTo?: string } {
  const { pathname, search, hash } = useLocation();
  return /^\/\w+\/auth/.test(pathname) ? {} : { returnTo: pathname + search + hash };
}
