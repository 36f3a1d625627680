import { mutate } from '@/data/account/operations';
import { preload, type Preloaded } from '@/data/account/preload';
import {
  DreamCreateDocument,
  DreamDeleteDocument,
  DreamDocument,
  DreamReportDocument,
  DreamsDocument,
  DreamUpdateDocument,
  type DreamChange,
  type DreamInput,
  type DreamQuery,
  type DreamsQuery,
} from '@/data/generated/dreams';
import { invalidateQueries } from '@/data/freshness';
import { readDeviceDreams } from '@/session/deviceDreams';
import { mergeDeviceDreams } from '@/data/session/mergeDeviceDreams';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { dreamVariables, type DreamSearch } from '@/features/dreams/dreamSearch';

/** A page of a list, or a promise of one if this device's dreams are moved to the account first. */
export type DreamPage = Preloaded<DreamsQuery> | Promise<Preloaded<DreamsQuery>>;

/** A page of a list; undefined for the user's own list without an account. */
export function loadDreams(lang: Lang, search: DreamSearch): DreamPage | undefined {
  const { isSignedIn, currencyId } = session.getState();
  const load = () => preload(DreamsDocument, { lang, variables: dreamVariables(search, currencyId) });
  if (search.tab === 'everybody') return load();
  if (!isSignedIn()) return undefined;
  if (readDeviceDreams().length === 0) return load();
  return mergeDeviceDreams(lang).then(() => {
    invalidateQueries();
    return load();
  });
}

/** One dream; null if it isn't visible to the caller. */
export function loadDream(lang: Lang, id: string): Preloaded<DreamQuery> {
  const { currencyId } = session.getState();
  return preload(DreamDocument, { lang, variables: { id, ...(currencyId !== undefined && { currencyId }) } });
}

/** Creates a dream. Idempotent by its key. */
export const createDream = (lang: Lang, input: DreamInput) =>
  mutate(DreamCreateDocument, { lang, variables: { input } });

export const changeDream = (lang: Lang, id: string, input: DreamChange) =>
  mutate(DreamUpdateDocument, { lang, variables: { id, input } });

export const deleteDream = (lang: Lang, id: string) =>
  mutate(DreamDeleteDocument, { lang, variables: { id } });

export const reportDream = (lang: Lang, id: string, reason: string) =>
  mutate(DreamReportDocument, { lang, variables: { id, reason } });
