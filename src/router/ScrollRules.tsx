import { useLayoutEffect, useState } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { forgetPosition, scrollKey, scrollStorage } from '@/lib/scrollPositions';

/** Undoes the scroll to the top for a page that asks for it. Rendered after the component that scrolls. */
function KeepPosition() {
  const { key } = useLocation();
  const type = useNavigationType();
  const before = window.scrollY;
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(window.scrollX, before);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the position of before the router's own effect
  }, [key]);
  return null;
}

/** A document that is neither loaded again nor come back to begins at its top. */
function forgetEarlierVisit(): void {
  if (import.meta.env.SSR) return;
  const visits = performance.getEntriesByType('navigation');
  const isNew = visits.some((visit) => 'type' in visit && visit.type === 'navigate');
  const { pathname, search } = window.location;
  forgetPosition(isNew ? pathname + search : undefined);
}

/**
 * A new page starts at the top unless it keeps the position; back and forward restore it; an address with a hash
 * goes to its target.
 */
export function ScrollRules({ keep }: { keep: boolean }) {
  const { hash } = useLocation();
  // Before the router looks there.
  useState(forgetEarlierVisit);
  return (
    <>
      <ScrollRestoration storageKey={scrollStorage} getKey={scrollKey} />
      {keep && hash === '' && <KeepPosition />}
    </>
  );
}
