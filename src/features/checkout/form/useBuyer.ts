import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { acceptedTerms, email as emailRule, fieldErrorsOf } from '@/shared/validation';
import type { FieldError, FieldErrors } from '@/shared/errorCodes';
import { changeDraft, readDraft } from '@/features/checkout/form/draft';
import type { Payer } from '@/features/checkout/types';

const buyerForm = v.object({ email: emailRule, acceptsTerms: acceptedTerms });

/** The server names fields by their path in the input. */
const fieldOf = (path: string): string | undefined => path.split('.').at(-1);

export interface Buyer {
  readonly email: string;
  readonly methodId: string | undefined;
  readonly acceptsTerms: boolean;
  setEmail(email: string): void;
  setMethodId(id: string): void;
  setAcceptsTerms(accepts: boolean): void;
  /** What is wrong with a field, by its name in the contract. */
  errorOf(field: string): FieldError | undefined;
  /** Shows what the server found wrong. */
  showErrors(errors: FieldErrors): void;
  /** How often errors were shown; with each time the first of them takes the focus. */
  readonly timesShown: number;
  /** The address as it is sent; undefined where something is missing, which is then shown. */
  validEmail(): string | undefined;
}

/** Who pays and how, as far as the form asks; kept over a reload. */
export function useBuyer(payer: Payer | null): Buyer {
  const [draft, setDraft] = useState(readDraft);
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [{ errors, shown }, setErrors] = useState<{ errors: FieldErrors; shown: number }>({
    errors: {},
    shown: 0,
  });
  const email = draft.email ?? payer?.email ?? '';

  const forget = (field: string) =>
    setErrors((before) => ({
      ...before,
      errors: Object.fromEntries(Object.entries(before.errors).filter(([name]) => fieldOf(name) !== field)),
    }));
  const showErrors = useCallback(
    (next: FieldErrors) => setErrors((before) => ({ errors: next, shown: before.shown + 1 })),
    [],
  );
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    changeDraft(part);
  };

  return {
    email,
    methodId: draft.methodId,
    acceptsTerms,
    setEmail(next) {
      change({ email: next });
      forget('email');
    },
    setMethodId(next) {
      change({ methodId: next });
      forget('paymentMethodId');
    },
    setAcceptsTerms(next) {
      setAcceptsTerms(next);
      forget('acceptsTerms');
    },
    errorOf: (field) => Object.entries(errors).find(([name]) => fieldOf(name) === field)?.[1],
    showErrors,
    timesShown: shown,
    validEmail() {
      const parsed = v.safeParse(buyerForm, { email, acceptsTerms });
      if (parsed.success) return parsed.output.email;
      showErrors(fieldErrorsOf(parsed.issues));
      return undefined;
    },
  };
}
