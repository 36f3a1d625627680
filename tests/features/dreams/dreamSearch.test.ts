import { describe, expect, it } from 'vitest';
import { dreamVariables, readDreamSearch, writeDreamSearch } from '@/features/dreams/dreamSearch';
import { hasWords } from '@/features/dreams/subjects';

const read = (query: string) => readDreamSearch(new URLSearchParams(query));

describe('the URL of a list of dreams', () => {
  it('contains the tab, the search and the page', () => {
    const search = { tab: 'mine', search: 'slow trains', page: 3 } as const;
    expect(read('tab=mine&search=slow+trains&page=3')).toEqual(search);
    expect(String(writeDreamSearch(search))).toBe('tab=mine&search=slow+trains&page=3');
    expect(String(writeDreamSearch(read('')))).toBe('');
  });

  it.each([
    'tab=theirs&page=0',
    'page=-1',
    'page=1e3',
    'page=999999',
    `search=${'x'.repeat(101)}`,
    'search=%00%20',
    'tab=__proto__',
  ])('falls back to the default for invalid parameters: %s', (query) => {
    expect(read(query)).toEqual({ tab: 'everybody', search: '', page: 1 });
  });

  it('requests the caller’s own or everyone’s dreams, in the chosen currency', () => {
    expect(dreamVariables(read('tab=mine&page=2'), undefined)).toEqual({
      filter: { scope: 'OWN', page: 2, limit: 12 },
    });
    expect(dreamVariables(read('search=a'), '2')).toEqual({
      filter: { scope: 'PUBLIC', page: 1, limit: 12, search: 'a' },
      currencyId: '2',
    });
  });
});

describe('searching by words', () => {
  it('ignores case, order and accents', () => {
    expect(hasWords('ATLAS att', 'The Atlas of Attention')).toBe(true);
    expect(hasWords('ines', 'Inés')).toBe(true);
    expect(hasWords('', 'anything')).toBe(true);
    expect(hasWords('atlas year', 'The Atlas of Attention')).toBe(false);
    expect(hasWords('atlas member', 'The Atlas', 'Membership')).toBe(true);
  });
});
