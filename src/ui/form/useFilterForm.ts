import { useEffect, useEffectEvent, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Fields = Readonly<Record<string, string>>;

/** Debounce before the URL follows what is typed, in milliseconds. */
const debounceMs = 300;

interface FilterOptions<Search> {
  /** Parses the filters from the URL; invalid values fall back to defaults. */
  read: (params: URLSearchParams) => Search;
  /** The search parameters for the filters, without defaults. */
  write: (search: Search) => URLSearchParams;
}

/** The values of the fields. Excludes the page: a new filter starts at the first one. */
const fieldsOf = (search: object): Fields =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (name === 'page' ? [] : [[name, String(value ?? '')]])),
  );

/**
 * How every form that filters or sorts a list works. The URL sets the fields, and the list follows them: a selection
 * right away, as a new history entry; typed text after a pause, replacing the entry. A URL from elsewhere, such as
 * after “Back”, resets the fields.
 */
export function useFilterForm<Search extends object>({ read, write }: FilterOptions<Search>) {
  const { search: address, key } = useLocation();
  const navigate = useNavigate();
  const queryOf = (fields: Fields): string => String(write(read(new URLSearchParams(fields))));
  const search = read(new URLSearchParams(address));
  const inAddress = fieldsOf(search);
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

  const go = (to: Fields, replace: boolean) => {
    const query = queryOf(to);
    if (`?${query}` === (address || '?')) return;
    setWritten(query);
    // The list changes in place, below its filters.
    void navigate({ search: query && `?${query}` }, { replace, preventScrollReset: true });
  };

  const wanted = queryOf(fields);
  const follow = useEffectEvent(() => go(fields, true));
  useEffect(() => {
    if (wanted === written) return undefined;
    const timer = setTimeout(follow, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, written]);

  return {
    /** The filters in the URL. */
    search,
    /** Whether the list for the current filters is still loading: the URL changes together with it. */
    isPending: written !== queryOf(inAddress),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const tidy = fieldsOf(read(new URLSearchParams(fields)));
      setFields(tidy);
      go(tidy, true);
    },
    /** Clears all filters. */
    clear() {
      const none = fieldsOf(read(new URLSearchParams()));
      setFields(none);
      go(none, false);
    },
    /** The props of the field for a filter; `onChange` takes an event or the new value. */
    field: <Name extends Exclude<keyof Search & string, 'page'>>(name: Name) => ({
      name,
      value: fields[name] ?? '',
      onChange(change: ChangeEvent<HTMLInputElement | HTMLSelectElement> | string) {
        const source = typeof change === 'string' ? { value: change } : change.currentTarget;
        const changed = { ...fields, [name]: source.value };
        setFields(changed);
        if (source instanceof HTMLSelectElement) go(changed, false);
      },
    }),
  };
}
