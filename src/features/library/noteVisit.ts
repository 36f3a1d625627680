import { mutate } from '@/data/account/operations';
import { LibraryItemVisitDocument } from '@/data/generated/library';
import type { Lang } from '@/shared/languages';

/** Records a visit to an item, so that anything added later counts as new. Failures are harmless. */
export function noteVisit(id: string, lang: Lang): void {
  // New items stay marked during this visit.
  void mutate(LibraryItemVisitDocument, { lang, variables: { id }, update: () => undefined });
}
