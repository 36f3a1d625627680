import { expect, it } from 'vitest';
import { printable } from '../../../server/admin/printable.ts';

it('shows control and direction characters as escapes, and leaves everything else', () => {
  expect(printable('name \u001b[2J\u0007\u009b31m\u202eexe.txt\r')).toBe(
    'name \\u001b[2J\\u0007\\u009b31m\\u202eexe.txt\\u000d',
  );
  const lines = 'Ärger\tمرحبا 👩‍🚀\nzweite Zeile';
  expect(printable(lines)).toBe(lines);
});

it('shows email addresses with the letters of their domains, and other texts as they are', () => {
  expect(printable('id  ada@xn--bcher-kva.example  blocked, ada@mail.xn--p1ai')).toBe(
    'id  ada@bücher.example  blocked, ada@mail.рф',
  );
  expect(printable('{"login":"ada@xn--bcher-kva.example"}')).toBe('{"login":"ada@bücher.example"}');
  const others = 'https://xn--bcher-kva.example/ada@xn xn--bcher-kva ada@xn--!.example';
  expect(printable(others)).toBe(others);
});
