import * as v from 'valibot';

/** Presents on one page of the list. */
export const presentsPerPage = 10;

const page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), 1);

/** The page of the list that an address asks for, from 1. */
export const readPresentsPage = (search: URLSearchParams): number => v.parse(page, search.get('page'));
