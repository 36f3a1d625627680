import { describe, expect, it } from 'vitest';
import { doiHref, safeHref } from '@/ui/safeHref';

describe('an external URL', () => {
  it('is allowed over http(s) and within the site', () => {
    expect(safeHref('https://example.com/a b.pdf')).toBe('https://example.com/a%20b.pdf');
    expect(safeHref('/files/a.pdf')).toBe('/files/a.pdf');
  });

  it('is rejected if it would run code or is not a URL', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//elsewhere',
      '/\\elsewhere',
      '/\t/elsewhere',
      '/\n\\elsewhere',
      ' //elsewhere',
      'https:/\\elsewhere@evil.example',
      'https://bank.example@evil.example/',
      'https://user:secret@evil.example/',
      'java\nscript:alert(1)',
      'blob:https://example.com/1',
      'vbscript:x',
      'nothing',
      '',
      null,
    ])
      expect([address, safeHref(address)]).toEqual([address, undefined]);
  });

  it('for a DOI points to doi.org', () => {
    expect(doiHref('10.5555/a"b')).toBe('https://doi.org/10.5555/a%22b');
    expect(doiHref('10.5555/\ud800')).toBe('https://doi.org/10.5555/%EF%BF%BD');
  });
});
