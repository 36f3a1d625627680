import { failure } from '../kernel/failure.ts';

const longestSearch = 200;

/** @throws Failure BAD_USER_INPUT if the words are too long */
export function checkSearch(words: string | null | undefined): void {
  if ((words?.length ?? 0) > longestSearch)
    throw failure('BAD_USER_INPUT', 'The search is too long.', { fields: { search: 'tooLong' } });
}
