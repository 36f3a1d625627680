import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAnswers } from '@/graphql/publicAnswer';
import * as page from '@/pages/services';
import { paths } from '@/shared/paths';
import { products } from '../mocks/catalogue';
import { plans } from '../mocks/plans';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { server } = withMockProvider();

beforeEach(forgetAnswers);

async function open() {
  renderPage(page, 'services', '/en/services');
  await screen.findByRole('heading', { level: 1 });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('what can be bought', () => {
  it('is found by the ways at the top', async () => {
    await open();
    const targets = ['Memberships', 'Editions'].map((name) => {
      const hash = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).hash;
      return document.getElementById(hash.slice(1));
    });
    expect(targets).toEqual([
      screen.getByRole('region', { name: 'Memberships' }),
      screen.getByRole('region', { name: 'Editions' }),
    ]);
  });

  it('leads to its payment page', async () => {
    await open();
    for (const { title, productId } of plans) {
      expect(await part('Memberships').findByRole('link', { name: `Choose ${title}` })).toHaveAttribute(
        'href',
        paths.productPayment.href('en', productId),
      );
    }
    for (const { id, title } of products.filter(({ Plan, active }) => active && Plan === null)) {
      expect(part('Editions').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        paths.productPayment.href('en', id),
      );
    }
  });

  it('can be asked for again, while everything else is there', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await open();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByRole('table')).toBeVisible();
    await userEvent.click(retry ?? document.body);
    expect(await screen.findByRole('link', { name: `Choose ${plans[0]?.title}` })).toBeVisible();
  });
});

/** What the table says to a reader in a column, row by row. */
const column = (name: string) => {
  const table = within(screen.getByRole('table', { name: 'What is in it' }));
  const index = table.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name);
  const rows = table.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelectorAll('th, td')[index]?.lastElementChild?.textContent);
};

describe('the comparison', () => {
  it('says yes and no in words', async () => {
    await open();
    expect(column('Member')).toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'No']);
    expect(column('Single buyer')).toEqual(['Yes', 'No', 'No', 'No', 'Yes', 'Yes']);
    expect(column('Visitor')).toEqual(['Yes', 'No', 'No', 'No', 'No', 'Yes']);
  });

  it('names its rows', async () => {
    await open();
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toHaveLength(6);
    expect(names[1]).toBe('Download every study');
  });
});

describe('the questions', () => {
  it('keep their answers until they are opened', async () => {
    await open();
    const answer = screen.getByText(/with one press/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('How do I stop?'));
    expect(answer).toBeVisible();
  });
});
