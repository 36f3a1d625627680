import { createContext, use } from 'react';
import type { DeskMe } from '@/shared/desk/staff';

/** Who is at the desk; undefined while that isn't known. */
export const DeskContext = createContext<DeskMe | undefined>(undefined);

/** Whether the role may do an act. */
export function useMay(): (act: { readonly name: string }) => boolean {
  const me = use(DeskContext);
  return ({ name }) => me?.rights.includes(name) === true;
}

/** The shop's time zone, which says when a day begins. */
export const useShopZone = (): string | undefined => use(DeskContext)?.timeZone;
