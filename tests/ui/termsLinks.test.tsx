import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TermsLinks } from '@/ui/TermsLinks';
import { renderUi } from './renderUi';

it.each([
  ['Read the terms of the offer', '/en/terms/offer'],
  ['Read the privacy policy', '/en/terms/privacy-policy'],
])('“%s” opens beside the form that asks for consent', (name, href) => {
  renderUi(<TermsLinks />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
