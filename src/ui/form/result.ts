import type { ShownFailure } from '@/ui/failureText';
import type { FieldErrors } from '@/shared/errorCodes';

/** Why a submission failed: the typed error of a request, or of a check before it. */
export interface FormFailure extends ShownFailure {
  /** Errors of single fields, for `BAD_USER_INPUT`; the last part of an input path is the field's name. */
  readonly fields: FieldErrors;
}

/** The outcome of a submission. */
export type Result<Data> = { readonly data: Data } | { readonly failure: FormFailure };
