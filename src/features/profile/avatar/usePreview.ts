import { useEffect, useRef, type RefObject } from 'react';

function revoke(preview: RefObject<string | null>): void {
  if (preview.current !== null) URL.revokeObjectURL(preview.current);
  preview.current = null;
}

/** Creates object URLs for files, one at a time: the previous one is revoked, and the last one on unmount. */
export function usePreview(): (file: File) => string {
  const preview = useRef<string>(null);
  // Not revoked when the upload ends, because the browser may still be reading the file to display it.
  useEffect(() => () => revoke(preview), []);
  return (file) => {
    revoke(preview);
    const address = URL.createObjectURL(file);
    preview.current = address;
    return address;
  };
}
