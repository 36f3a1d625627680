import { mutate } from '@/data/account/operations';
import { LibraryItemVisitDocument } from '@/data/generated/library';
import type { Lang } from '@/shared/languages';

/** Tells the server that an item was looked at: what is added later is new. Nothing is lost where it cannot be sent. */
export function noteVisit(id: string, lang: Lang): void {
  // What is new stays marked for this visit.
  void mutate(LibraryItemVisitDocument, { lang, variables: { id }, update: () => undefined });
}
