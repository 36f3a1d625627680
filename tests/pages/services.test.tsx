import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import * as page from '@/pages/services';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { plans, products } from '../mocks/catalogue';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { server } = withMockProvider();

beforeEach(() => {
  clearAnswers();
  session.getState().setToken(undefined);
});

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

  it('leads to its page', async () => {
    await open();
    for (const { title, productId } of plans) {
      expect(await part('Memberships').findByRole('link', { name: `Choose ${title}` })).toHaveAttribute(
        'href',
        paths.productPayment.href('en', productId),
      );
    }
    for (const { slug, title } of products.filter(({ Plan, active }) => active && !Plan)) {
      expect(part('Editions').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        paths.product.href('en', slug),
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

describe('the plans, to those who are signed in', () => {
  const signIn = (Subscription: object | null) => {
    session.getState().setToken('ada-token');
    const asked = vi.fn<() => void>();
    server.use(
      endpoint.query('OwnPlan', ({ request }) => {
        asked();
        return HttpResponse.json({
          data: {
            me:
              request.headers.get('authorization') === 'Bearer ada-token'
                ? { id: 'ada', Subscription }
                : null,
          },
        });
      }),
    );
    return asked;
  };
  const [first, second] = plans;
  const own = {
    id: '1',
    status: 'ACTIVE',
    activeEndDate: '2027-03-21T12:00:00.000Z',
    Plan: { id: first?.id ?? '' },
  };
  const hrefOf = async (name: string) =>
    (await part('Memberships').findByRole('link', { name })).getAttribute('href');

  it('mark the own one with its end, and lead to its page instead of another purchase', async () => {
    signIn(own);
    await open();
    expect(await part('Memberships').findByText(/Your plan, until .*Mar 21, 2027/)).toBeVisible();
    expect(await hrefOf(`Manage your plan: ${first?.title}`)).toBe(paths.subscription.href('en'));
    expect(await hrefOf(`See what changes: ${second?.title}`)).toBe(paths.subscription.href('en'));
    expect(part('Memberships').queryByRole('link', { name: /^Choose/ })).not.toBeInTheDocument();
  });

  it('promise no change to who has one for life', async () => {
    signIn({ ...own, activeEndDate: null });
    await open();
    expect(await part('Memberships').findByText('Your plan')).toBeVisible();
    expect(part('Memberships').queryByRole('link', { name: /See what changes/ })).not.toBeInTheDocument();
  });

  it('are sold to who has none, whose plan ended, and where it cannot be known', async () => {
    for (const answer of [null, { ...own, status: 'CANCELED' }]) {
      const asked = signIn(answer);
      await open();
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      expect(await hrefOf(`Choose ${first?.title}`)).toBe(
        paths.productPayment.href('en', first?.productId ?? ''),
      );
      cleanup();
    }
    const asked = vi.fn<() => void>();
    server.use(
      endpoint.query('OwnPlan', () => {
        asked();
        return HttpResponse.error();
      }),
    );
    await open();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(await part('Memberships').findByRole('link', { name: `Choose ${first?.title}` })).toBeVisible();
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
