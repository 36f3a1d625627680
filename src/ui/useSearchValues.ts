import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';

const none = new URLSearchParams();

/**
 * The URL's search parameters, and a function that changes some of them (empty removes one) and keeps scroll position,
 * focus and history. A prerendered page has none, nor does the first render that hydrates it.
 */
export function useSearchValues(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [isHydrated ? search : none, change];
}
