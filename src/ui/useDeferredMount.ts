import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whether to render a part below the fold yet. After a click on a link, a page shows its top first and the rest right
 * after; a page that is loaded, returned to or entered at a hash is complete from the start.
 */
export function useDeferredMount(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  return useDeferredValue(true, type !== NavigationType.Push || hash !== '');
}
