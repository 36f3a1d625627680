import { expect, it } from 'vitest';
import { boundsOf, boundsOfPage, paginate } from '../../../server/kernel/pagination.ts';

it('a list starts at offset 0 with twenty rows', () => {
  expect(boundsOf({})).toEqual({ offset: 0, limit: 20 });
  expect(boundsOf({ offset: null, limit: null })).toEqual({ offset: 0, limit: 20 });
  expect(boundsOfPage({})).toEqual({ offset: 0, limit: 20 });
});

it('pages count from 1', () => {
  expect(boundsOfPage({ page: 3, limit: 10 })).toEqual({ offset: 20, limit: 10 });
  expect(paginate(25, 20, 10)).toEqual({
    currentPage: 3,
    nextPageExists: false,
    previousPageExists: true,
    total: 25,
    totalPages: 3,
  });
});

it('the first of two pages has a next one and no previous one', () => {
  expect(paginate(21, 0, 20)).toEqual({
    currentPage: 1,
    nextPageExists: true,
    previousPageExists: false,
    total: 21,
    totalPages: 2,
  });
});

it('a full last page has no next one', () => {
  expect(paginate(40, 20, 20)).toMatchObject({ currentPage: 2, nextPageExists: false, totalPages: 2 });
});

it('an empty list has no pages', () => {
  expect(paginate(0, 0, 20)).toEqual({
    currentPage: 1,
    nextPageExists: false,
    previousPageExists: false,
    total: 0,
    totalPages: 0,
  });
});

const refusal = (fields: object) => expect.objectContaining({ code: 'BAD_USER_INPUT', details: { fields } });

it.each([0, -1, 101, 1.5])('a limit of %d is rejected', (limit) => {
  expect(() => boundsOf({ limit })).toThrow(refusal({ limit: 'invalid' }));
  expect(() => boundsOfPage({ limit })).toThrow(refusal({ limit: 'invalid' }));
});

it.each([-1, 1_000_001, 0.5])('an offset of %d is rejected', (offset) => {
  expect(() => boundsOf({ offset })).toThrow(refusal({ offset: 'invalid' }));
});

it.each([0, -3, 50_002, 1.1])('a page of %d is rejected', (page) => {
  expect(() => boundsOfPage({ page })).toThrow(refusal({ page: 'invalid' }));
});

it('the extreme bounds are allowed, and all errors are reported at once', () => {
  expect(boundsOf({ offset: 1_000_000, limit: 100 })).toEqual({ offset: 1_000_000, limit: 100 });
  expect(() => boundsOf({ offset: -1, limit: 0 })).toThrow(refusal({ offset: 'invalid', limit: 'invalid' }));
});
