import type { RefObject, SubmitEvent } from 'react';
import { useSubmit } from 'react-router-dom';
import { useRefill } from '@/ui/useRefill';

interface FilterForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/** A form whose fields are a search of the address: they follow it, and go into it when the form is sent. */
export function useFilterForm<Search>(
  search: Search,
  read: (params: URLSearchParams) => Search,
  write: (search: Search) => URLSearchParams,
): FilterForm {
  const submit = useSubmit();
  const ref = useRefill(String(write(search)));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    // The field of the page is not in the form: a narrower list starts at its beginning.
    void submit(write(read(new URLSearchParams(entries))), { method: 'get' });
  };
  return { ref, onSubmit };
}
