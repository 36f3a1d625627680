import { forgetPosition } from '@/lib/scrollPositions';

/** Has the document that is being loaded begin at its top, also after a reload: it has news. */
export function beginAtTop(): void {
  const place: { readonly key?: string } | null = window.history.state;
  const { pathname, search } = window.location;
  forgetPosition(place?.key ?? pathname + search);
}
