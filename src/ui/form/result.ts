import type { ShownFailure } from '@/ui/failureText';
import type { FieldErrors } from '@/shared/errorCodes';

/** Why something that was sent failed: the typed error of a request, or of a check before it. */
export interface FormFailure extends ShownFailure {
  /** What is wrong with single fields, with `BAD_USER_INPUT`; a path of the input counts as its last name. */
  readonly fields: FieldErrors;
}

/** What came of something that was sent. */
export type Result<Data> = { readonly data: Data } | { readonly failure: FormFailure };
