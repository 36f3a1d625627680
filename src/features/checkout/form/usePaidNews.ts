import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the document was reached by the Back or Forward button. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

/**
 * A place for what the buyer already has, with `tabIndex={-1}`: it takes the focus when the buyer comes back to a form
 * whose order has been paid meanwhile. Whoever opens the page anew reads its heading first.
 */
export function usePaidNews(paidOrderId: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const [known] = useState(paidOrderId);
  useEffect(() => {
    if (paidOrderId !== undefined && (paidOrderId !== known || cameBack())) place.current?.focus();
  }, [paidOrderId, known]);
  return place;
}
