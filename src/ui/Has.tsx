import type { ReactNode } from 'react';
import { absentParts } from '@/lib/absentParts';
import type { SitePart } from '@/shared/siteParts';

/** Whether the site has a part. */
export const has = (part: SitePart): boolean => !absentParts().has(part);

interface HasProps {
  part: SitePart;
  /** What is shown without it. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Content that is shown only if the site has a part: nothing claims what the owner doesn't have. */
export function Has({ part, otherwise, children }: HasProps) {
  return has(part) ? children : otherwise;
}
