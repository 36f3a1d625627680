import { useEffect, useRef, type RefObject } from 'react';

function giveUp(preview: RefObject<string | null>): void {
  if (preview.current !== null) URL.revokeObjectURL(preview.current);
  preview.current = null;
}

/** Gives files addresses in this page, one at a time: the one before is given up, and the last with the component. */
export function usePreview(): (file: File) => string {
  const preview = useRef<string>(null);
  // Not as soon as an upload ends: the browser may still be reading the file for the picture.
  useEffect(() => () => giveUp(preview), []);
  return (file) => {
    giveUp(preview);
    const address = URL.createObjectURL(file);
    preview.current = address;
    return address;
  };
}
