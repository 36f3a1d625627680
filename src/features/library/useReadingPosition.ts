import { useEffect, useEffectEvent, type RefObject } from 'react';
import * as v from 'valibot';
import { keepProgress, sendProgress, type Place } from '@/features/library/pendingProgress';
import { useLang } from '@/i18n/lang';
import { personalPrefix } from '@/lib/personalStorage';

/** Scroll position as a fraction of the page height, from 0 to 1. */
const position = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(1));

const keyOf = (text: string): string => `${personalPrefix}reading:${text}`;

function keptPosition(text: string): number {
  try {
    const kept = v.safeParse(position, localStorage.getItem(keyOf(text)));
    return kept.success ? kept.output : 0;
  } catch {
    // Storage is unavailable: start at the top.
    return 0;
  }
}

/** How much of an element is above the lower edge of the window, from 0 to 1. */
function shareRead(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight - top) / height));
}

/** Scrolls to where a share of an element is above the lower edge of the window. */
function scrollToShare(element: Element, share: number): void {
  const { top, height } = element.getBoundingClientRect();
  window.scrollTo(0, Math.max(0, window.scrollY + top + share * height - window.innerHeight));
}

interface Reading {
  /** The text and its language. */
  text: string;
  place: Place;
  /** How far it was read on any device, from 0 to 1. */
  start: number;
  /** The element with the text. */
  body: RefObject<Element | null>;
}

/**
 * Restores and saves the reading position per text in this browser, and how far the reader got on the server. A hash in
 * the URL takes precedence; another device starts where the reader got to, unless the text is finished.
 */
export function useReadingPosition({ text, place, start, body }: Reading): void {
  const lang = useLang();
  const { id, deliverableId, part } = place;
  const startFrom = useEffectEvent((element: Element | null) => {
    if (window.location.hash !== '') return;
    const kept = keptPosition(text);
    if (kept > 0) window.scrollTo(0, kept * document.documentElement.scrollHeight);
    else if (element && start > 0 && start < 0.95) scrollToShare(element, start);
  });
  const isFarther = useEffectEvent((progress: number) => progress > start);
  useEffect(() => {
    // After the router has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => startFrom(body.current));
    const keep = () => {
      const { scrollHeight } = document.documentElement;
      try {
        localStorage.setItem(keyOf(text), (window.scrollY / scrollHeight).toFixed(4));
      } catch (error) {
        console.info('The place could not be kept', error);
      }
      const progress = body.current ? shareRead(body.current) : 0;
      if (isFarther(progress)) keepProgress({ id, deliverableId, part, progress, isDone: null });
    };
    const rest = () => {
      keep();
      void sendProgress(lang);
    };
    document.addEventListener('scrollend', rest);
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scrollend', rest);
      window.removeEventListener('pagehide', keep);
    };
  }, [text, id, deliverableId, part, body, lang]);
}
