import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueHref, researchVariables } from '@/features/researches/researchSearch';
import { readResearchSearch, searchText, writeResearchSearch } from '@/shared/researchSearch';

const read = (query: string) => readResearchSearch(new URLSearchParams(query));
const anything = { q: '', category: undefined, author: undefined, page: 1 };

describe('the study search in the URL', () => {
  it('consists of words, a category, an author and a page', () => {
    expect(read('q=lost+face&category=attention&author=varga&page=3')).toEqual({
      q: 'lost face',
      category: 'attention',
      author: 'varga',
      page: 3,
    });
  });

  it('falls back to everything if parameters are missing or invalid', () => {
    for (const query of [
      '',
      'page=-1',
      'page=0',
      'page=1e9',
      'page=2.5',
      'page=two',
      'page=%00',
      'category=',
      'category=a%20b',
      'category=%3Cscript%3E',
      `author=${'x'.repeat(65)}`,
      'q=%20%09%20',
      'q=%00',
      'q[]=x',
    ])
      expect({ query, read: read(query) }).toEqual({ query, read: anything });
  });

  it('is cut to 200 characters without splitting any', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200);
    expect(read(`q=x${'🜂'.repeat(300)}`).q).toBe(`x${'🜂'.repeat(99)}`);
  });

  it('strips control characters and line breaks', () => {
    expect(searchText('  one\u0000two\r\n\tthree\u001b ')).toBe('one two three');
  });

  it('caps the page at one that does not exist', () => {
    expect(read('page=1000000000').page).toBe(9999);
    expect(read(`page=${'9'.repeat(5000)}`).page).toBe(9999);
  });

  it('omits defaults', () => {
    expect(String(writeResearchSearch(anything))).toBe('');
    expect(String(writeResearchSearch({ ...anything, q: 'a&b', page: 2 }))).toBe('q=a%26b&page=2');
    expect(catalogueHref('de', { category: 'media' })).toMatch(
      /^\/de\/projects\/\w+\.science\?category=media#\w+$/,
    );
  });

  it('survives a round trip for any URL', () => {
    const parameter = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.nat().map(String));
    fc.assert(
      fc.property(
        fc.record(
          { q: parameter, category: parameter, author: parameter, page: parameter },
          { requiredKeys: [] },
        ),
        (given) => {
          const search = readResearchSearch(new URLSearchParams(given));
          expect(readResearchSearch(writeResearchSearch(search))).toEqual(search);
          expect(search.q.length).toBeLessThanOrEqual(200);
          expect(search.q).not.toMatch(/\p{Cc}/u);
        },
      ),
    );
  });
});

describe('the query for studies', () => {
  it('contains only the filters that are set', () => {
    expect(researchVariables(anything)).toEqual({ filter: { page: 1, limit: 8 } });
    expect(researchVariables(read('q=x&category=a&author=b&page=2'))).toEqual({
      filter: { search: 'x', categoryId: 'a', authorId: 'b', page: 2, limit: 8 },
    });
  });
});
