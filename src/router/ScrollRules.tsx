import { useLayoutEffect, useState } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

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

const storageKey = 'scroll-positions';

/** The router takes what this tab keeps for an object of its own; with anything else every navigation would fail. */
function dropStrangePositions(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) sessionStorage.removeItem(storageKey);
  } catch {
    // Closed, or no JSON: the router does without.
    return;
  }
}

/**
 * A new page starts at the top unless it keeps the position; back and forward restore it; an address with a hash
 * goes to its target.
 */
export function ScrollRules({ keep }: { keep: boolean }) {
  const { hash } = useLocation();
  // Before the router looks there.
  useState(dropStrangePositions);
  return (
    <>
      <ScrollRestoration storageKey={storageKey} />
      {keep && hash === '' && <KeepPosition />}
    </>
  );
}
