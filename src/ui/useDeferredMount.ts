import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whether a part below the fold is to be rendered by now. A page that a link leads to shows its beginning at once and
 * the rest right after; one that is loaded, come back to or entered at a hash is whole from the start.
 */
export function useDeferredMount(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  return useDeferredValue(true, type !== NavigationType.Push || hash !== '');
}
