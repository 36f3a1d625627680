import { useState } from 'react';
import { changeDraft, readDraft } from '@/features/checkout/form/draft';
import type { Payer } from '@/features/checkout/types';

export interface Buyer {
  readonly email: string;
  readonly methodId: string | undefined;
  setEmail(email: string): void;
  setMethodId(id: string): void;
}

/** The buyer's details and payment method; survives a reload. */
export function useBuyer(payer: Payer | null): Buyer {
  const [draft, setDraft] = useState(readDraft);
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    changeDraft(part);
  };
  return {
    email: draft.email ?? payer?.email ?? '',
    methodId: draft.methodId,
    setEmail: (email) => change({ email }),
    setMethodId: (methodId) => change({ methodId }),
  };
}
