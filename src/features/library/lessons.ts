import { useSyncExternalStore } from 'react';
import type { LibraryItemQuery } from '@/data/generated/library';
import { onPendingProgress, pendingText, readPending, type Place } from '@/features/library/pendingProgress';
import type { Part } from '@/features/library/useProgress';

type Deliverable = NonNullable<LibraryItemQuery['libraryItem']>['Deliverables'][number];

/** A lesson in the list of an item's lessons. */
export interface Lesson {
  /** From 1. */
  readonly number: number;
  readonly part: Part;
  readonly place: Place;
  /** The page of a text; undefined for files. */
  readonly to: string | undefined;
  readonly isNew: boolean;
  readonly isDone: boolean;
}

/** A single lesson is no course. */
const leastLessons = 2;

const isDoneNow = (place: Place, { doneAt }: Part): boolean => {
  const kept = readPending(pendingText(place));
  return kept?.isDone ?? (doneAt !== null || (kept?.progress ?? 0) >= 0.95);
};

/** All lessons of an item in order, or none if it isn't a course; `pathname` is the item's page. */
export function useLessons(
  id: string,
  deliverables: readonly Deliverable[],
  pathname: string,
): readonly Lesson[] {
  const places = deliverables.flatMap((deliverable) =>
    deliverable.Parts.filter(({ isLesson }) => isLesson).map((part) => ({
      deliverable,
      part,
      place: { id, deliverableId: deliverable.id, part: part.part },
    })),
  );
  // A string, which only changes with what is kept.
  useSyncExternalStore(onPendingProgress, () => places.map(({ place }) => pendingText(place)).join());
  if (places.length < leastLessons) return [];
  return places.map(({ deliverable, part, place }, index) => ({
    number: index + 1,
    part,
    place,
    to: deliverable.kind === 'TEXT' ? `${pathname}/${encodeURIComponent(deliverable.id)}` : undefined,
    isNew: deliverable.isNew,
    isDone: isDoneNow(place, part),
  }));
}
