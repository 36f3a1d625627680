import type { DeclarationFields, DeclarationKind } from './declarationForm.ts';
import type { ErrorCode, FieldErrors } from './errorCodes.ts';

/** A declaration that has arrived. */
export interface MadeDeclaration extends DeclarationFields {
  readonly kind: DeclarationKind;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The IANA time zone that its time is shown in. */
  readonly timeZone: string;
  /** Whether a copy was mailed to its address. */
  readonly isMailed: boolean;
}

/** Why a form that was posted was refused. */
export interface PostedFailure {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  /** Seconds to wait, for `RATE_LIMITED`. */
  readonly retryAfter?: number;
}

/** What a form's fields hold, as they were typed. */
export type Typed = Readonly<Record<string, string>>;

/** Where a declaration stands: the step that the page shows. */
export type DeclarationStep =
  | { readonly step: 'form'; readonly typed: Typed; readonly failure?: PostedFailure }
  | {
      readonly step: 'confirm';
      readonly typed: Typed;
      readonly fields: DeclarationFields;
      readonly ticket?: string;
      readonly failure?: PostedFailure;
    }
  | { readonly step: 'made'; readonly made: MadeDeclaration };

let posted: DeclarationStep | undefined;

/** Sets what the server answered to a form that was posted without script; undefined for any other page. */
export function setPosted(answer: unknown): void {
  // Written by the same build.
  posted = answer as DeclarationStep | undefined;
}

/** Takes that answer, once: it belongs to the page that came with it. */
export function takePosted(): DeclarationStep | undefined {
  const taken = posted;
  posted = undefined;
  return taken;
}
