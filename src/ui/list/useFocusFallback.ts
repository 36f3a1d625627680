import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns a ref for an element that takes over the focus when the focused link disappears with the previous list. */
export function useFocusFallback<Target extends HTMLElement>() {
  const { key } = useLocation();
  const target = useRef<Target>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [key]);
  return target;
}
