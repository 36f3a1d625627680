import { expect, it } from 'vitest';
import { isVatId } from '@/shared/taxNumber';

it.each([
  'DE123456789',
  'de 123 456 789',
  'FR 0A 123456789',
  'ESX1234567X',
  'IE1234567WA',
  'NL123456789B01',
  'RO18',
  'XI123456789',
  'CHE-123.456.789 MWST',
])('%s is a VAT ID', (text) => {
  expect(isVatId(text)).toBe(true);
});

it.each(['DEMO-1', 'XX 123', '12/345/67890', '7707083893', 'DE12', 'DEUTSCHLAND', ''])(
  '%s is none',
  (text) => {
    expect(isVatId(text)).toBe(false);
  },
);
