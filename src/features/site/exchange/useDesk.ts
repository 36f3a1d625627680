import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readAmount, type AmountProblem } from '@/i18n/amount';
import { readDeskSearch, writeDeskSearch } from '@/features/site/exchange/deskSearch';
import { figuresOf } from '@/features/site/exchange/figures';
import type { Rate } from '@/features/site/exchange/rates';
import { useLang } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import { useHydrated } from '@/ui/useHydrated';

/** Field values. */
interface Fields {
  /** The amount as typed. */
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Edited fields, and the page they were edited on. */
interface Draft extends Fields {
  readonly lang: Lang;
  readonly locationKey: string;
}

export interface Desk extends Fields {
  /** The amount as a decimal; undefined if the text isn't a valid amount. */
  readonly amount: string | undefined;
  readonly problem: AmountProblem | undefined;
  change(fields: Partial<Fields>): void;
}

/** Marks the history entries that the calculator itself created. */
const ownEntry = 'exchange desk';

/** Debounce in milliseconds before the URL is updated, because browsers rate-limit history updates. */
const debounceMs = 300;

/**
 * The calculator's fields, initialized from the URL. Edits take effect at once, and the URL follows. Navigating to
 * another URL, or switching language, resets them.
 */
export function useDesk(rates: readonly Rate[]): Desk {
  const lang = useLang();
  const navigate = useNavigate();
  const { search, key, state } = useLocation();
  // The page was prerendered without a query, and the first render has to match it.
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState<Draft>();

  const address = readDeskSearch(new URLSearchParams(isHydrated ? search : ''), lang, rates);
  const isAlive = draft?.lang === lang && (draft.locationKey === key || state === ownEntry);
  const fields: Fields = isAlive
    ? draft
    : { text: figuresOf(lang).plain(address.amount), from: address.from, to: address.to };
  const { text, from, to } = fields;
  const { amount, problem } = readAmount(text, lang);

  // While the text isn't a valid amount, the URL keeps the last valid one.
  const wanted = isAlive ? `?${writeDeskSearch({ amount: amount ?? address.amount, from, to })}` : search;
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: ownEntry }),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [wanted, search, navigate]);

  return {
    text,
    from,
    to,
    amount,
    problem,
    change: (fields) => setDraft({ text, from, to, ...fields, lang, locationKey: key }),
  };
}
