import { newKey } from '@/lib/idempotencyKey';
import type { DeviceDream, DreamSubject } from '@/session/deviceDreams';
import { subjectOf, type Dream } from '@/features/dreams/dreamFacts';

/** Form values of a dream. */
export interface DreamDraft {
  /** Created once per draft, as an idempotency key for creating the dream. */
  readonly clientKey: string;
  readonly title: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly subject: DreamSubject | null;
}

/** An empty draft. */
export const emptyDraft = (): DreamDraft => ({
  clientKey: newKey(),
  title: '',
  description: '',
  isPublic: false,
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

/** The API fields for what a dream is about: the id of the chosen one, null for the others. */
export const pointersOf = (subject: DreamSubject | null) => ({
  productId: subject?.kind === 'product' ? subject.id : null,
  planId: subject?.kind === 'plan' ? subject.id : null,
  researchId: subject?.kind === 'research' ? subject.id : null,
});
