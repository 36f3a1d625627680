import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Component } from '@/pages/projects/fashion';
import { renderPage } from '../support/renderPage';

beforeEach(() => void renderPage({ Component }, 'projects/orrery.fashion', '/en/projects/orrery.fashion'));

const sizes = () =>
  within(screen.getByRole('status'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the size finder', () => {
  it('starts at a chest of 92 centimeters', () => {
    expect(screen.getByRole('slider', { name: 'Chest in centimeters' })).toHaveValue('92');
    expect(sizes()).toEqual(['46', '36', '36', 'M']);
    expect(screen.getByText('With the seams let out, it fits up to 98 cm.')).toBeVisible();
  });

  it('follows the slider', () => {
    const slider = screen.getByRole('slider', { name: 'Chest in centimeters' });
    fireEvent.change(slider, { target: { value: 132 } });
    expect(sizes()).toEqual(['66', '56', '56', '4XL']);
    fireEvent.change(slider, { target: { value: 76 } });
    expect(sizes()).toEqual(['38', '28', '28', 'XS']);
  });

  it('is limited to the sizes that exist', () => {
    const slider = screen.getByRole('slider', { name: 'Chest in centimeters' });
    expect(slider).toHaveAttribute('min', '76');
    expect(slider).toHaveAttribute('max', '132');
  });
});

it('the fashion page shows nine garments and links to their patterns', () => {
  const nine = within(screen.getByRole('region', { name: 'The nine' }));
  expect(nine.getAllByRole('heading', { level: 3 })).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'View title' })).toHaveAttribute('href', '/en/products/8/payment');
});
