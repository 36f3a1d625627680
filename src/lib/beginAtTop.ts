import { forgetPosition, scrollKey } from '@/lib/scrollPositions';

/** Starts the loading document at the top, even after a reload, because there's news. */
export function beginAtTop(): void {
  const place: { readonly key?: string } | null = window.history.state;
  const { pathname, search, hash } = window.location;
  forgetPosition(scrollKey({ key: place?.key ?? 'default', pathname, search, hash }));
}
