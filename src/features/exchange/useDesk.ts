import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readAmount, type AmountProblem } from '@/i18n/amount';
import { readDeskSearch, writeDeskSearch } from '@/features/exchange/deskSearch';
import { figuresOf } from '@/features/exchange/figures';
import type { Rate } from '@/features/exchange/rates';
import { useLang } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import { useHydrated } from '@/ui/useHydrated';

/** The values of the fields. */
interface Fields {
  /** The amount as typed. */
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Changed fields, and the page they were changed on. */
interface Draft extends Fields {
  readonly lang: Lang;
  readonly locationKey: string;
}

export interface Desk extends Fields {
  /** The amount as a decimal; undefined where the text is none. */
  readonly amount: string | undefined;
  readonly problem: AmountProblem | undefined;
  change(fields: Partial<Fields>): void;
}

/** Marks the entries of the history that the desk itself wrote. */
const ownEntry = 'exchange desk';

/** Milliseconds without a change after which the address follows: browsers refuse more than a few writes a second. */
const pause = 300;

/**
 * The fields of the desk. They begin with what the address says; what is typed counts at once, and the address
 * follows it. An address that came from elsewhere, or another language, sets the fields anew.
 */
export function useDesk(rates: readonly Rate[]): Desk {
  const lang = useLang();
  const navigate = useNavigate();
  const { search, key, state } = useLocation();
  // The page was built without a search, and the first render has to be the same.
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState<Draft>();

  const address = readDeskSearch(new URLSearchParams(isHydrated ? search : ''), lang, rates);
  const isAlive = draft?.lang === lang && (draft.locationKey === key || state === ownEntry);
  const fields: Fields = isAlive
    ? draft
    : { text: figuresOf(lang).plain(address.amount), from: address.from, to: address.to };
  const { text, from, to } = fields;
  const { amount, problem } = readAmount(text, lang);

  // The last good amount stays in the address while the text is none.
  const wanted = isAlive ? `?${writeDeskSearch({ amount: amount ?? address.amount, from, to })}` : search;
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: ownEntry }),
      pause,
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
