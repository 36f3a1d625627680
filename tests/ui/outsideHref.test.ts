import { describe, expect, it } from 'vitest';
import { doiHref, outsideHref } from '@/ui/outsideHref';

describe('an address from outside', () => {
  it('is followed over http and within the site', () => {
    expect(outsideHref('https://example.com/a b.pdf')).toBe('https://example.com/a%20b.pdf');
    expect(outsideHref('/files/a.pdf')).toBe('/files/a.pdf');
  });

  it('is no link where it would run something or is no address', () => {
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
      expect([address, outsideHref(address)]).toEqual([address, undefined]);
  });

  it('of a DOI is the one of its register', () => {
    expect(doiHref('10.5555/a"b')).toBe('https://doi.org/10.5555/a%22b');
    expect(doiHref('10.5555/\ud800')).toBe('https://doi.org/10.5555/%EF%BF%BD');
  });
});
