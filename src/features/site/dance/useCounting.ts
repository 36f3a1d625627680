import { useEffect, useRef, useState } from 'react';
import { passedAt, placeOf, untilNext, type Anchor } from '@/features/site/dance/counting';

interface Counting {
  /** The current one of the eight counts, from 0; undefined while stopped. */
  place: number | undefined;
  start: () => void;
  stop: () => void;
}

/** Counts to eight over and over at `tempo` counts per minute, until stopped, hidden or unmounted. */
export function useCounting(tempo: number): Counting {
  const [place, setPlace] = useState<number>();
  const anchor = useRef<Anchor>({ at: 0, passed: 0 });
  const isRunning = place !== undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(tick, untilNext(anchor.current, performance.now(), tempo));
    };
    const tick = () => {
      setPlace(placeOf(passedAt(anchor.current, performance.now(), tempo)));
      wait();
    };
    wait();
    return () => {
      window.clearTimeout(timer);
      // A new tempo continues from here.
      const now = performance.now();
      anchor.current = { at: now, passed: passedAt(anchor.current, now, tempo) };
    };
  }, [isRunning, tempo]);

  useEffect(() => {
    if (!isRunning) return undefined;
    const stopWhenHidden = () => {
      if (document.visibilityState === 'hidden') setPlace(undefined);
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => document.removeEventListener('visibilitychange', stopWhenHidden);
  }, [isRunning]);

  return {
    place,
    start: () => {
      anchor.current = { at: performance.now(), passed: 0 };
      setPlace(0);
    },
    stop: () => setPlace(undefined),
  };
}
