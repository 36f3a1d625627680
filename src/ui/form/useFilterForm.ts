import { useEffect, useEffectEvent, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Fields = Readonly<Record<string, string>>;

/** Milliseconds without a change after which the address follows what is typed. */
const pause = 300;

interface FilterOptions<Search> {
  /** Reads the filters from the address; whatever makes no sense falls back. */
  read: (params: URLSearchParams) => Search;
  /** The address's parameters of the filters, without those that say nothing. */
  write: (search: Search) => URLSearchParams;
}

/** Texts for the fields; the page is none of them, as a narrower list starts at its beginning. */
const fieldsOf = (search: object): Fields =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (name === 'page' ? [] : [[name, String(value ?? '')]])),
  );

/**
 * The one way of a form that filters or sorts what the page shows. Its fields begin with what the address says, and the
 * list follows them: a choice at once, as an entry of the history; what is typed after a pause, in place of the entry.
 * An address that came from elsewhere, such as by “Back”, sets the fields anew.
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
    const timer = setTimeout(follow, pause);
    return () => clearTimeout(timer);
  }, [wanted, written]);

  return {
    /** What the address says. */
    search,
    /** Whether the list for what was chosen is on its way: the page's address changes with it. */
    isPending: written !== queryOf(inAddress),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const tidy = fieldsOf(read(new URLSearchParams(fields)));
      setFields(tidy);
      go(tidy, true);
    },
    /** Shows the whole list again. */
    clear() {
      const none = fieldsOf(read(new URLSearchParams()));
      setFields(none);
      go(none, false);
    },
    /** What a field needs to be one of the form's, by its name in the filters; it reports an event or its new value. */
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
