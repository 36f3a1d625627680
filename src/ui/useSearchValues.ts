import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';

const none = new URLSearchParams();

/**
 * The values of the address, and a way to change some of them (an empty one goes away) that keeps the position, the
 * focus and the way back. A page built ahead has no values, nor has the first render that takes it over.
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
