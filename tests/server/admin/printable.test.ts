import { expect, it } from 'vitest';
import { printable } from '../../../server/admin/printable.ts';

it('shows control and direction characters as escapes, and leaves everything else', () => {
  expect(printable('name \u001b[2J\u0007\u009b31m\u202eexe.txt\r')).toBe(
    'name \\u001b[2J\\u0007\\u009b31m\\u202eexe.txt\\u000d',
  );
  const lines = 'Ärger\tمرحبا 👩‍🚀\nzweite Zeile';
  expect(printable(lines)).toBe(lines);
});
