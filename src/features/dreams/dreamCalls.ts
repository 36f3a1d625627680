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
import { expireAnswers } from '@/data/freshness';
import { readDeviceDreams } from '@/session/deviceDreams';
import { mergeDeviceDreams } from '@/data/session/mergeDeviceDreams';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { dreamVariables, type DreamSearch } from '@/features/dreams/dreamSearch';

/** A page of a list; where the device's dreams are brought along first, a promise of one. */
export type DreamPage = Preloaded<DreamsQuery> | Promise<Preloaded<DreamsQuery>>;

/** A page of a list; undefined where it is one's own and there is no account to have any. */
export function loadDreams(lang: Lang, search: DreamSearch): DreamPage | undefined {
  const { isSignedIn, currencyId } = session.getState();
  const load = () => preload(DreamsDocument, { lang, variables: dreamVariables(search, currencyId) });
  if (search.tab === 'everybody') return load();
  if (!isSignedIn()) return undefined;
  if (readDeviceDreams().length === 0) return load();
  return mergeDeviceDreams(lang).then(() => {
    expireAnswers();
    return load();
  });
}

/** One dream; null where nobody may see it. */
export function loadDream(lang: Lang, id: string): Preloaded<DreamQuery> {
  const { currencyId } = session.getState();
  return preload(DreamDocument, { lang, variables: { id, ...(currencyId !== undefined && { currencyId }) } });
}

/** Creates a dream; the same key creates one, however often it is sent. */
export const createDream = (lang: Lang, input: DreamInput) =>
  mutate(DreamCreateDocument, { lang, variables: { input } });

export const changeDream = (lang: Lang, id: string, input: DreamChange) =>
  mutate(DreamUpdateDocument, { lang, variables: { id, input } });

export const deleteDream = (lang: Lang, id: string) =>
  mutate(DreamDeleteDocument, { lang, variables: { id } });

export const reportDream = (lang: Lang, id: string, reason: string) =>
  mutate(DreamReportDocument, { lang, variables: { id, reason } });
