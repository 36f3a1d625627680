import { useLayoutEffect } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** Undoes the scroll to the top for a page that asks for it. Stands after what it undoes. */
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

/**
 * A new page starts at the top unless it keeps the position; back and forward restore it; an address with a hash
 * goes to its target.
 */
export function ScrollRules({ keep }: { keep: boolean }) {
  const { hash } = useLocation();
  return (
    <>
      <ScrollRestoration />
      {keep && hash === '' && <KeepPosition />}
    </>
  );
}
