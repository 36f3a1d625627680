import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contentId } from '@/layouts/contentId';

const withoutLang = (pathname: string): string => pathname.split('/').slice(2).join('/');

/** Moves the focus to the content when another page opens, so that screen readers and the keyboard start there. */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(withoutLang(pathname));
  useEffect(() => {
    const page = withoutLang(pathname);
    // Switching the language keeps the focus where it is.
    if (page === shown.current) return;
    shown.current = page;
    if (hash === '') document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
