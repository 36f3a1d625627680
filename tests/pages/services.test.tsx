import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import * as page from '@/pages/services';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { plans, products, shop } from '../mocks/catalogue';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { renderPage } from './support/renderPage';

const { server, answer } = withMockProvider();

beforeEach(() => {
  clearAnswers();
  session.getState().setToken(undefined);
});

async function open() {
  renderPage(page, 'services', '/en/services');
  await screen.findByRole('heading', { level: 1 });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the services page', () => {
  it('has links to its plans and to the catalog at the top', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Memberships' })).toHaveAttribute('href', '/en/services#plans');
    expect(screen.getByRole('region', { name: 'Memberships' })).toHaveAttribute('id', 'plans');
    expect(screen.getByRole('link', { name: 'Browse titles' })).toHaveAttribute('href', '/en/products');
  });

  it('links to the payment pages of its plans', async () => {
    await open();
    for (const { title, productId, lifetime } of plans) {
      const name = `${lifetime ? 'Buy' : 'Subscribe'}: ${title}`;
      expect(await part('Memberships').findByRole('link', { name })).toHaveAttribute(
        'href',
        paths.productPayment.href('en', productId),
      );
    }
  });

  it('can reload plans and products that failed, and shows everything else', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await open();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByRole('table')).toBeVisible();
    await userEvent.click(retry ?? document.body);
    expect(await screen.findByRole('link', { name: `Subscribe: ${plans[0]?.title}` })).toBeVisible();
  });
});

describe('plans on the services page for signed-in users', () => {
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
                ? { id: 'ada', hadSubscriptionBefore: true, Subscription }
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

  it('mark the current plan with its end, and link to the subscription instead of a purchase', async () => {
    signIn(own);
    await open();
    expect(await part('Memberships').findByText(/Your plan, until .*Mar 21, 2027/)).toBeVisible();
    expect(await hrefOf(`Manage plan: ${first?.title}`)).toBe(paths.subscription.href('en'));
    expect(await hrefOf(`Preview change: ${second?.title}`)).toBe(paths.subscription.href('en'));
    expect(part('Memberships').queryByRole('link', { name: /^(?:Subscribe|Buy): / })).not.toBeInTheDocument();
  });

  it('offer no change to lifetime members', async () => {
    signIn({ ...own, activeEndDate: null });
    await open();
    expect(await part('Memberships').findByText('Your plan')).toBeVisible();
    expect(part('Memberships').queryByRole('link', { name: /Preview change/ })).not.toBeInTheDocument();
  });

  it('are sold to users without a plan, or with an ended or unknown one', async () => {
    for (const answer of [null, { ...own, status: 'CANCELED' }]) {
      const asked = signIn(answer);
      await open();
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      expect(await hrefOf(`Subscribe: ${first?.title}`)).toBe(
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
    expect(
      await part('Memberships').findByRole('link', { name: `Subscribe: ${first?.title}` }),
    ).toBeVisible();
  });
});

/** Reads a column of the comparison table, row by row. */
const column = (name: string) => {
  const table = within(screen.getByRole('table', { name: 'What’s included' }));
  const index = table.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name);
  const rows = table.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelectorAll('th, td')[index]?.lastElementChild?.textContent);
};

describe('the comparison of the plans', () => {
  it('answers by what the plans have, in words where it is neither yes nor no', async () => {
    await open();
    await part('Memberships').findAllByRole('link');
    expect(column('Membership')).toEqual(['Yes', 'Yes', 'At member prices', '2', 'Yes', 'No']);
    expect(column('One title')).toEqual(['Yes', 'No', 'At full price', 'No', 'Yes', 'No']);
    expect(column('Free')).toEqual(['Yes', 'No', 'No', 'No', 'No', 'No']);
  });

  it('names the fewest and the most activations, and that a trial takes an account', async () => {
    answer({
      plans: () => plans.map((plan, index) => ({ ...plan, activations: 5 * index, trialPeriod: 7 })),
    });
    await open();
    await waitFor(() => expect(column('Membership')?.[3]).toBe(`0–${5 * (plans.length - 1)}`));
    expect(column('Membership')[5]).toBe('Only for the free trial');
  });

  it('has row headers', async () => {
    await open();
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toHaveLength(6);
    expect(names[1]).toBe('Full studies and data');
  });
});

describe('the FAQ on the services page', () => {
  it('hides the answers until they are opened', async () => {
    await open();
    const answer = screen.getByText(/select Cancel subscription/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('How do I cancel?'));
    expect(answer).toBeVisible();
  });

  it('explains activations by what the plans have', async () => {
    await open();
    await userEvent.click(await screen.findByText('What is an activation?'));
    expect(
      screen.getAllByText(`Each activation opens one of ${shop.activatable} titles at no extra cost.`).at(-1),
    ).toBeVisible();
    expect(screen.getAllByText(/^· 2 activations a month$/)[0]).toBeVisible();
  });

  it.each([
    [365, /^Each title’s page says/],
    [null, /^Titles you buy are yours to keep/],
  ])('says how long access lasts by the titles: %s days', async (availableDuration, words) => {
    answer({ products: () => products.map((each) => ({ ...each, availableDuration })) });
    await open();
    await userEvent.click(await screen.findByText('How long does access last?'));
    expect(screen.getByText(words)).toBeVisible();
  });
});
