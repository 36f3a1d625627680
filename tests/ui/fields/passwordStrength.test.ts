import { expect, it } from 'vitest';
import { passwordStrength } from '@/ui/fields/passwordStrength';

it.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabc', 'weak'],
  ['password', 'weak'],
  ['Winter-26', 'fair'],
  ['tramvaystanok', 'fair'],
  ['trolley-Bus-1961', 'strong'],
  ['rain orbit violin lamp', 'strong'],
] as const)('the password "%s" is rated %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
