import { useEffect } from 'react';
import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

/** A part of a page's height, from 0 to 1. */
const place = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(1));

const keyOf = (text: string): string => `${personalPrefix}reading:${text}`;

function keptPlace(text: string): number {
  try {
    const kept = v.safeParse(place, localStorage.getItem(keyOf(text)));
    return kept.success ? kept.output : 0;
  } catch {
    // A browser that keeps nothing begins at the top.
    return 0;
  }
}

/** Comes back to where the reader left off, and remembers it: by text, in this browser. A hash in the address wins. */
export function useKeptPlace(text: string): void {
  useEffect(() => {
    const { scrollHeight } = document.documentElement;
    // After the router has brought the new page to its top.
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
