import { useEffect } from 'react';
import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

/** Scroll position as a fraction of the page height, from 0 to 1. */
const place = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(1));

const keyOf = (text: string): string => `${personalPrefix}reading:${text}`;

function keptPlace(text: string): number {
  try {
    const kept = v.safeParse(place, localStorage.getItem(keyOf(text)));
    return kept.success ? kept.output : 0;
  } catch {
    // Storage is unavailable: start at the top.
    return 0;
  }
}

/** Restores and saves the reading position per text, in this browser. A hash in the URL takes precedence. */
export function useReadingPosition(text: string): void {
  useEffect(() => {
    const { scrollHeight } = document.documentElement;
    // After the router has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => {
      const kept = keptPlace(text);
      if (kept > 0 && window.location.hash === '') window.scrollTo(0, kept * scrollHeight);
    });
    const keep = () => {
      try {
        localStorage.setItem(
          keyOf(text),
          (window.scrollY / document.documentElement.scrollHeight).toFixed(4),
        );
      } catch (error) {
        console.info('The place could not be kept', error);
      }
    };
    document.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [text]);
}
