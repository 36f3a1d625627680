import * as v from 'valibot';
import { pageNumber } from '@/shared/listSearch';

/** Presents on one page of the list. */
export const presentsPerPage = 10;

/** The page of the list that an address asks for, from 1. */
export const readPresentsPage = (search: URLSearchParams): number => v.parse(pageNumber, search.get('page'));
