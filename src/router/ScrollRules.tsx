import { useLayoutEffect, useState } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { forgetPosition, scrollKey, scrollStorage } from '@/lib/scrollPositions';

/** Undoes the scroll to the top for a page that keeps its position. Rendered after the component that scrolls. */
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

/** Makes a document start at its top, unless it was reloaded or returned to. */
function forgetEarlierVisit(): void {
  if (import.meta.env.SSR) return;
  const visits = performance.getEntriesByType('navigation');
  const isNew = visits.some((visit) => 'type' in visit && visit.type === 'navigate');
  const { pathname, search, hash } = window.location;
  forgetPosition(isNew ? scrollKey({ key: 'default', pathname, search, hash }) : undefined);
}

/**
 * A new page starts at the top unless it keeps the position; back and forward restore the position; a hash scrolls to
 * its target.
 */
export function ScrollRules({ keep }: { keep: boolean }) {
  const { hash } = useLocation();
  // Before the router reads it.
  useState(forgetEarlierVisit);
  return (
    <>
      <ScrollRestoration storageKey={scrollStorage} getKey={scrollKey} />
      {keep && hash === '' && <KeepPosition />}
    </>
  );
}
