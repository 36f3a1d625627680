import { replace } from 'react-router-dom';
import { extractParameter, type Navigation } from '@/router/middleware/navigation';

/** Removes a token from the URL of a page that has no use for it, so that it isn't kept, copied or returned to. */
export function dropToken(navigation: Pick<Navigation, 'url'>): void {
  const taken = extractParameter(navigation, 'token');
  if (taken) throw replace(taken.path);
}
