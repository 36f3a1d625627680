import * as v from 'valibot';
import type { FieldErrors } from '@/shared/errorCodes';
import { dreamTexts, fieldErrorsOf } from '@/shared/validation';
import type { DeviceDream, DreamSubject } from '@/session/deviceDreams';
import { subjectOf, type Dream } from '@/features/dreams/dreamFacts';

/** A dream as it stands in the form. */
export interface DreamDraft {
  /** Made once a draft, so that a dream that is sent twice is made once. */
  readonly clientKey: string;
  readonly title: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly subject: DreamSubject | null;
}

const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

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

/** The draft with its texts as they are kept, or what is wrong with them. */
export function checkDraft(draft: DreamDraft): { draft: DreamDraft } | { fields: FieldErrors } {
  const parsed = v.safeParse(dreamTexts, draft);
  return parsed.success
    ? { draft: { ...draft, ...parsed.output } }
    : { fields: fieldErrorsOf(parsed.issues) };
}
