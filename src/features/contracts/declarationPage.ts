import type { DeclarationKind } from '@/shared/declarationForm';
import { paths } from '@/shared/paths';

/** The page of each declaration, which also takes its form without script. */
export const declarationPage = {
  WITHDRAWAL: paths.withdraw,
  CANCELLATION: paths.cancel,
} as const satisfies Record<DeclarationKind, unknown>;
