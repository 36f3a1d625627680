import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A boolean kept in the URL as the presence of a parameter, so that it survives reloads and sharing. */
export function useUrlFlag(name: 'present' | 'trial'): [boolean, (isChosen: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const [isChosen, setChosen] = useState(search.has(name));
  const choose = (next: boolean) => {
    setChosen(next);
    setSearch(
      (before) => {
        const written = new URLSearchParams(before);
        if (next) written.set(name, '1');
        else written.delete(name);
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [isChosen, choose];
}
