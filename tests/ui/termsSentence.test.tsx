import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TermsSentence } from '@/ui/TermsSentence';
import { renderUi } from './renderUi';

it.each([
  ['Terms of Service', '/en/terms/offer'],
  ['privacy policy', '/en/terms/privacy-policy'],
])('“%s” opens in a new tab from the sentence with the checkbox', (name, href) => {
  const { container } = renderUi(
    <TermsSentence text="I accept the [Terms of Service] and the [privacy policy]." />,
  );
  expect(container).toHaveTextContent('I accept the Terms of Service and the privacy policy.');
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
