import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  readResearchSearch,
  searchText,
  writeResearchSearch,
  type ResearchSearch,
} from '@/features/researches/researchSearch';

/** What stands in the fields; empty where nothing is chosen. */
interface SearchFields {
  readonly q: string;
  readonly category: string;
  readonly author: string;
}

/** Milliseconds without a change after which the search follows what is typed. */
const pause = 300;

const fieldsOf = ({ q, category = '', author = '' }: ResearchSearch): SearchFields => ({
  q,
  category,
  author,
});

/** The address's query for what is in the fields; a narrower list starts at its beginning. */
const queryOf = ({ q, category, author }: SearchFields): string =>
  String(writeResearchSearch({ q: searchText(q), category, author }));

export interface CatalogueSearch {
  readonly fields: SearchFields;
  /** Takes what is typed; the list follows after a pause. */
  type(q: string): void;
  /** Takes a filter; the list follows at once. */
  choose(filter: Partial<Pick<SearchFields, 'category' | 'author'>>): void;
  /** Does not wait for the pause. */
  submit(): void;
}

/**
 * The fields of the search. They begin with what the address says; the address follows them, and an address that
 * came from elsewhere sets them anew.
 */
export function useCatalogueSearch(): CatalogueSearch {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const inAddress = fieldsOf(readResearchSearch(new URLSearchParams(search)));
  const [fields, setFields] = useState(inAddress);
  const [written, setWritten] = useState(queryOf(inAddress));
  const [seen, setSeen] = useState(key);

  if (key !== seen) {
    setSeen(key);
    if (queryOf(inAddress) !== written) {
      setFields(inAddress);
      setWritten(queryOf(inAddress));
    }
  }

  const go = (to: SearchFields, replace: boolean) => {
    const query = queryOf(to);
    if (query === written) return;
    setWritten(query);
    void navigate({ search: query && `?${query}` }, { replace, preventScrollReset: true });
  };

  const wanted = queryOf(fields);
  const follow = useEffectEvent(() => go(fields, true));
  useEffect(() => {
    if (wanted === written) return undefined;
    const timer = setTimeout(follow, pause);
    return () => clearTimeout(timer);
  }, [wanted, written]);

  return {
    fields,
    type: (q) => setFields({ ...fields, q }),
    choose: (filter) => {
      const chosen = { ...fields, ...filter };
      setFields(chosen);
      go(chosen, false);
    },
    submit: () => go(fields, true),
  };
}
