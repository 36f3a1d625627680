import { newKey } from '@/lib/idempotencyKey';
import type { DeviceDream, DreamSubject } from '@/session/deviceDreams';
import { subjectOf, type Dream } from '@/features/dreams/dreamFacts';

/** The form's values of a dream. */
export interface DreamDraft {
  /** Made once a draft, so that a dream that is sent twice is made once. */
  readonly clientKey: string;
  readonly title: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly subject: DreamSubject | null;
}

/** A draft with nothing in it. */
export const emptyDraft = (): DreamDraft => ({
  clientKey: newKey(),
  title: '',
  description: '',
  isPublic: true,
  subject: null,
});

export const draftOf = (dream: Dream): DreamDraft => ({
  clientKey: newKey(),
  title: dream.title,
  description: dream.description ?? '',
  isPublic: dream.isPublic,
  subject: subjectOf(dream),
});

export const draftOfDevice = ({
  clientKey,
  title,
  description,
  isPublic,
  subject,
}: DeviceDream): DreamDraft => ({ clientKey, title, description, isPublic, subject });

/** What the contract takes for what a dream points at: the chosen one, and null for the others. */
export const pointersOf = (subject: DreamSubject | null) => ({
  productId: subject?.kind === 'product' ? subject.id : null,
  planId: subject?.kind === 'plan' ? subject.id : null,
  researchId: subject?.kind === 'research' ? subject.id : null,
});
