import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first field of a form that is marked as wrong, whenever `answer` brings new errors. */
export function useFocusFirstInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
