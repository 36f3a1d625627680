import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import { session } from '@/session/session';
import { isPagePath } from '@/shared/pagePaths';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { projectIds } from '@/shared/projects';
import { plans, products, shop } from '../mocks/catalogue';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { supportDialog } from '../ui/nativeDialog';
import { show } from '../router/support/start';

const { server, answer } = withMockProvider();

afterEach(() => session.getState().setToken(undefined));

supportDialog();

beforeAll(async () => {
  // The first import of a page is slow.
  await Promise.all([
    import('@/pages/landing'),
    import('@/features/plans/MemberHome'),
    import('@/features/plans/PlanCards'),
    import('@/features/plans/ProductCards'),
    import('@/features/plans/ShelfPanel'),
    import('@/features/plans/ShopReviews'),
    import('@/features/plans/WhatYouGet'),
    import('@/features/researches/LatestResearches'),
  ]);
});

async function open() {
  show('/en');
  await screen.findByRole('heading', { level: 1 });
}

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the landing page', () => {
  it('declares its title, canonical URL and other languages', async () => {
    await open();
    expect(document.title).toContain(product.name);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://orrery.example/en',
    );
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(14);
    expect(document.querySelector('link[hreflang=uk]')).toHaveAttribute('href', 'https://orrery.example/ua');
  });

  it('has the same canonical URL with parameters that nobody knows', async () => {
    show('/en?srsltid=AfmB0x&_gl=1*ab&ref=friend');
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://orrery.example/en',
    );
  });

  it('lists the thirteen projects from the inner orbit outward, each with a link to its page', async () => {
    await open();
    await screen.findByRole('link', { name: `Science ${shop.studies} studies` });
    const projects = screen.getByRole('list', { name: `${product.name} projects` });
    const links = within(projects).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      projectIds.map((id) => paths.project.href('en', id)),
    );
    expect(links.map(({ textContent }) => textContent.trim())).toEqual([
      'Grants',
      'Mentors',
      'Patrons',
      'Sponsors',
      'Investors',
      'Art',
      'Card of the day',
      'Dance',
      'Media',
      'Fashion',
      `Science ${shop.studies} studies`,
      'Exchange rates',
      'Wallet',
    ]);
  });

  it('lets anyone pause the animation', async () => {
    await open();
    // The orrery is drawn anew once its titles have come.
    await screen.findByRole('list', { name: 'Titles and studies' });
    await userEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(screen.getByRole('button', { name: 'Play animation' })).toHaveFocus();
  });

  it('has no broken anchors', async () => {
    await open();
    await screen.findAllByRole('heading', { level: 3, name: products[0]?.title ?? '' });
    const links = screen.getAllByRole('link').map((link) => {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
      return { pathname, hash };
    });
    expect(links.filter(({ pathname }) => !isPagePath(pathname))).toEqual([]);
    const targets = links.filter(({ hash }) => hash !== '').map(({ hash }) => hash.slice(1));
    expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });
});

describe('the shelf on the orbits', () => {
  const atlas = products.find(({ id }) => id === '2');

  it('has the titles by name and price, linking to their pages', async () => {
    await open();
    const shelf = await screen.findByRole('list', { name: 'Titles and studies' });
    const link = within(shelf).getByRole('link', { name: /^The Atlas of Attention: .*\$24\.00.*\+$/ });
    expect(link).toHaveAttribute('href', paths.product.href('en', atlas?.slug ?? ''));
  });

  it('opens a title in place, with its sample, its price and the way to buy it', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /^The Atlas of Attention: / });
    await userEvent.click(link);
    const panel = within(await screen.findByRole('dialog', { name: 'The Atlas of Attention' }));
    expect(panel.getByText(/^from .*\$24\.00/)).toBeVisible();
    expect(await panel.findByText('It began with a map.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Buy' })).toHaveAttribute(
      'href',
      paths.productPayment.href('en', atlas?.id ?? ''),
    );
    expect(panel.getByRole('link', { name: 'See details' })).toHaveAttribute(
      'href',
      paths.product.href('en', atlas?.slug ?? ''),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a title without its sample if that cannot be loaded', async () => {
    const told = vi.spyOn(console, 'info').mockReturnValue();
    server.use(endpoint.query('ProductPage', () => HttpResponse.error()));
    await open();
    await userEvent.click(await screen.findByRole('link', { name: /^Letters from the Observatory: / }));
    const panel = within(await screen.findByRole('dialog', { name: 'Letters from the Observatory' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith('A sample could not be loaded', expect.anything()));
    expect(panel.getByRole('link', { name: 'Buy' })).toBeVisible();
    expect(panel.queryByText('Look inside')).not.toBeInTheDocument();
  });
});

describe('what one gets on the landing page', () => {
  it('is counted, each with a real thing', async () => {
    await open();
    const columns = within(await screen.findByRole('region', { name: 'What you get' }));
    expect(await columns.findByText(`${shop.studies} studies`)).toBeVisible();
    expect(columns.getByText(`${shop.titles} titles`)).toBeVisible();
    expect(await columns.findByText('13 languages')).toBeVisible();
    expect(columns.getByRole('link', { name: 'Letters from the Observatory' })).toHaveAttribute(
      'href',
      paths.product.href('en', products[0]?.slug ?? ''),
    );
    expect(columns.getByText('Қазақша')).toHaveAttribute('lang', 'kk');
  });

  it('has reviews, which say their language if it is not the reader’s', async () => {
    await open();
    const reviews = within(await screen.findByRole('region', { name: 'What readers say' }));
    const [own, other] = await reviews.findAllByRole('listitem');
    expect(own).toHaveTextContent('The second map explained my whole working day to me.');
    expect(own).not.toHaveTextContent('written in');
    expect(within(own ?? document.body).getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    expect(other).toHaveTextContent(/Verified buyer.* · written in .*German/);
    expect(within(other ?? document.body).getByText('Man braucht Ruhe dafür.')).toHaveAttribute('lang', 'de');
  });

  it('has no reviews without any', async () => {
    clearAnswers();
    answer({ shop: () => ({ ...shop, Reviews: [] }) });
    await open();
    await screen.findByRole('list', { name: 'Titles and studies' });
    expect(screen.queryByRole('region', { name: 'What readers say' })).not.toBeInTheDocument();
    clearAnswers();
  });
});

describe('plans and products on the landing page', () => {
  it('link to the page of what they sell', async () => {
    await open();
    for (const { title, productId, lifetime } of plans) {
      expect(
        await screen.findByRole('link', { name: `${lifetime ? 'Buy' : 'Subscribe'}: ${title}` }),
      ).toHaveAttribute('href', paths.productPayment.href('en', productId));
    }
    const catalogue = section(/New titles/);
    const atlas = products.find(({ Plan, active }) => active && !Plan);
    expect(catalogue.getByRole('link', { name: atlas?.title ?? '' })).toHaveAttribute(
      'href',
      paths.product.href('en', atlas?.slug ?? ''),
    );
  });

  it('say if no license key is left in any edition, and hide the price of editions without one', async () => {
    clearAnswers();
    const [first, second] = products.filter(({ Plan, active }) => active && !Plan);
    if (!first || !second) throw new Error('two products are shown');
    const gone = second.Tariffs.map((tariff, index) => ({ ...tariff, soldOut: index === 0 }));
    answer({
      products: () => [
        { ...first, Tariffs: first.Tariffs.map((tariff) => ({ ...tariff, soldOut: true })) },
        { ...second, Tariffs: gone },
      ],
    });
    await open();
    const card = async (title: string) =>
      (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
    expect(await card(first.title)).toHaveTextContent('Sold out');
    expect(await card(second.title)).not.toHaveTextContent('Sold out');
    expect(await card(second.title)).toHaveTextContent(second.Tariffs[1]?.Prices[0]?.sale ?? 'no price');
    clearAnswers();
  });

  it('offer a trial by way of an account, paying without one, and the same lines for each plan', async () => {
    const year = plans.find(({ duration }) => duration === 365);
    server.use(
      endpoint.query('Landing', () =>
        HttpResponse.json({
          data: {
            shop,
            plans: plans.map((plan) => ({
              ...plan,
              trialPeriod: plan === year ? 14 : 0,
              Product: { ...plan.Product, Plan: null },
            })),
            products: [],
            researches: { Researches: [] },
          },
        }),
      ),
    );
    await open();
    const returnTo = paths.productPayment.href('en', year?.productId ?? '', { trial: '1' });
    const tryIt = await screen.findByRole('link', {
      name: new RegExp(`^Start trial, then .*a year.*: ${year?.title}$`),
    });
    expect(tryIt).toHaveAttribute('href', paths.register.href('en', { returnTo }));
    const card = within(tryIt.closest('li') ?? document.body);
    expect(card.getByRole('link', { name: /^Or pay now, no account needed/ })).toHaveAttribute(
      'href',
      paths.productPayment.href('en', year?.productId ?? ''),
    );
    expect(card.getByText(/^14 days free, then .*\$99\.00 a year/)).toBeVisible();
    expect(card.getByText(/^.*\$8\.25.* a month$/)).toBeVisible();
    expect(card.getByText(/^First charge on /)).toHaveTextContent(
      new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-US', {
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
    );
    expect(screen.getAllByText('Charged today')).toHaveLength(plans.length - 1);
    expect(screen.getByRole('radio', { name: year?.title ?? '' })).toBeChecked();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `All ${shop.studies} studies in full`,
      'Member prices on titles',
      '2 activations a year',
      expect.stringMatching(/^Save .*\$\d+\.00.* a year$/),
    ]);
    clearAnswers();
  });

  it('do not block the rest of the page', async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      endpoint.query('Landing', async () => {
        await held.promise;
        return HttpResponse.json({ data: { shop, plans: [], products: [], researches: { Researches: [] } } });
      }),
    );
    await open();
    expect(screen.getAllByText('Loading plans and prices')).toHaveLength(3);
    held.resolve();
    expect(await screen.findByText(/No plans are available/)).toBeVisible();
    expect(screen.getByText(/catalog is empty/)).toBeVisible();
  });

  it('can be retried if they failed to load', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await open();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    await userEvent.click(retry ?? document.body);
    expect(await screen.findByRole('link', { name: `Subscribe: ${plans[0]?.title}` })).toBeVisible();
  });
});

describe('a member on the landing page', () => {
  const home = () => within(screen.getByRole('region', { name: /Welcome back/ }));

  it('sees their plan, their library and what is new', async () => {
    const atlas = products.find(({ Plan, active }) => active && !Plan);
    server.use(
      endpoint.query('OwnPlan', () =>
        HttpResponse.json({
          data: {
            me: {
              id: 'ada',
              Subscription: {
                id: '1',
                status: 'ACTIVE',
                activeEndDate: '2027-02-01T10:00:00.000Z',
                Plan: { id: plans[0]?.id },
              },
            },
          },
        }),
      ),
      endpoint.query('OwnedProducts', () =>
        HttpResponse.json({ data: { ownedProducts: [{ productId: atlas?.id, itemId: 'item-1' }] } }),
      ),
    );
    session.getState().setToken('ada-token');
    await open();
    expect(await screen.findByRole('region', { name: /Welcome back/ })).toBeVisible();
    expect(await home().findByRole('link', { name: plans[0]?.title ?? '' })).toHaveAttribute(
      'href',
      paths.subscription.href('en'),
    );
    expect(home().getByText(/^Until .*Feb 1, 2027/)).toBeVisible();
    expect(await home().findByRole('link', { name: atlas?.title ?? '' })).toHaveAttribute(
      'href',
      paths.libraryItem.href('en', 'item-1'),
    );
    expect(home().getByRole('heading', { name: 'What’s new' })).toBeVisible();
  });

  it('without a plan and purchases is led to both, also if they cannot be loaded', async () => {
    server.use(
      endpoint.query('OwnPlan', () => HttpResponse.error()),
      endpoint.query('OwnedProducts', () => HttpResponse.error()),
    );
    session.getState().setToken('ada-token');
    await open();
    expect(await screen.findByRole('region', { name: /Welcome back/ })).toBeVisible();
    expect(await home().findByText('No plan yet')).toBeVisible();
    expect(await home().findByText('Nothing here yet')).toBeVisible();
  });

  it('has the page without what cannot be loaded', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error()));
    session.getState().setToken('ada-token');
    await open();
    expect(await screen.findByRole('region', { name: /Welcome back/ })).toBeVisible();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(retry).toBeVisible();
  });

  it('sees nothing meant for visitors without an account', async () => {
    session.getState().setToken('ada-token');
    await open();
    expect(screen.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
    expect(screen.queryByText(/Members read/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it.each([
    ['never had one is offered the trial', false, 'Start trial, then .*', '?trial=1'],
    ['had one before is offered the paid plan', true, 'Subscribe', ''],
  ])('without a plan who %s', async (_who, hadSubscriptionBefore, words, query) => {
    const [plan] = plans;
    server.use(
      endpoint.query('OwnPlan', () =>
        HttpResponse.json({ data: { me: { id: 'ada', hadSubscriptionBefore, Subscription: null } } }),
      ),
      endpoint.query('Landing', () =>
        HttpResponse.json({
          data: {
            shop,
            plans: [{ ...plan, trialPeriod: 14 }],
            products: [],
            researches: { Researches: [] },
          },
        }),
      ),
    );
    session.getState().setToken('ada-token');
    await open();
    // Until it's known who reads, the card leads visitors to the trial by the same name.
    await waitFor(() =>
      expect(screen.getByRole('link', { name: new RegExp(`^${words}: ${plan?.title}$`) })).toHaveAttribute(
        'href',
        paths.productPayment.href('en', plan?.productId ?? '') + query,
      ),
    );
    expect(
      screen.queryByRole('link', { name: /without an account|no account needed/ }),
    ).not.toBeInTheDocument();
  });

  it('is recognized by a token only', async () => {
    await open();
    expect(screen.queryByRole('region', { name: /Welcome back/ })).not.toBeInTheDocument();
  });
});
