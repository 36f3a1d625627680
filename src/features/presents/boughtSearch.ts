import * as v from 'valibot';
import { pageNumber } from '@/shared/listSearch';

/** Gifts per page of the list. */
export const presentsPerPage = 10;

/** The page number in the URL, from 1. */
export const readPresentsPage = (search: URLSearchParams): number => v.parse(pageNumber, search.get('page'));
