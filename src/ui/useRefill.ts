import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Fills a form's fields with their `defaultValue` again whenever what they stand for changed, such as the filters in
 * the address after “Back”. The focus stays where it is.
 */
export function useRefill(standsFor: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- the fields carry what it stands for
  useLayoutEffect(() => form.current?.reset(), [standsFor]);
  return form;
}
