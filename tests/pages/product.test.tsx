import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { clearAnswers } from '@/data/query';
import button from '@/ui/Button.module.css';
import { session } from '@/session/session';
import { plans } from '../mocks/catalogue';
import { failure } from '../mocks/contract';
import { productPageAnswers } from '../mocks/productPage';
import { rating, ratingAnswers, review } from '../mocks/ratings';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

const { answer } = withMockProvider();

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

beforeEach(clearAnswers);

it('a product page shows contents and authors, and links to the payment of each edition', async () => {
  const { unmount } = show('/en/products/product-2');
  await screen.findByRole('heading', { level: 1, name: 'The Atlas of Attention' });
  expect(await screen.findAllByText(/EPUB/)).toHaveLength(1);
  expect(screen.getByText(/Reading time: 4 min/)).toBeVisible();
  expect(screen.getByText('It began with a map.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Ilse Varga' })).toBeVisible();
  const offer = screen.getByRole('region', { name: 'Options' });
  expect(within(offer).getByRole('link', { name: 'Buy: Scholar' })).toHaveAttribute(
    'href',
    '/en/products/2/payment?tariff=scholar',
  );
  unmount();
});

it('a sold-out edition says so and cannot be bought, unlike the others', async () => {
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Tariffs = page.Product.Tariffs.map((each) => ({ ...each, soldOut: each.id === 'scholar' }));
      return { ...page, Product: { ...page.Product, Tariffs } };
    },
  });
  const { unmount } = show('/en/products/product-2');
  const offer = within(await screen.findByRole('region', { name: 'Options' }));
  expect(offer.getByText('Sold out')).toBeVisible();
  expect(offer.queryByRole('link', { name: 'Buy: Scholar' })).toBeNull();
  expect(offer.getByRole('link', { name: 'Buy: Reader' })).toBeVisible();
  unmount();
});

it('the button at the top buys the cheapest option on sale', async () => {
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Tariffs = page.Product.Tariffs.map((each) => ({ ...each, soldOut: each.id === 'reader' }));
      return { ...page, Product: { ...page.Product, Tariffs } };
    },
  });
  const { unmount } = show('/en/products/product-2');
  const buy = await screen.findByRole('link', { name: 'Buy' });
  expect(buy).toHaveAttribute('href', '/en/products/2/payment?tariff=scholar');
  expect(buy).toHaveClass(button.primary ?? '');
  unmount();
});

it('options compare what is in each, and contents name the options they are in', async () => {
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Contents = page.Contents.map(({ tariffId, Items }) => ({
        tariffId,
        Items: tariffId === 'reader' ? Items.slice(0, 1) : Items,
      }));
      return { ...page, Contents };
    },
  });
  const { unmount } = show('/en/products/product-2');
  const options = within(await screen.findByRole('region', { name: 'Options' })).getAllByRole('heading', {
    level: 3,
  });
  const rows = options.map((option) =>
    within(option.parentElement ?? option)
      .getAllByText(/ncluded: /)
      .map((row) => row.textContent.replaceAll(/[\u2068\u2069]/g, '')),
  );
  expect(rows).toEqual([
    ['Included: The book', 'Not included: Notes'],
    ['Included: The book', 'Included: Notes'],
    ['Included: The book', 'Included: Notes'],
  ]);
  expect(await screen.findByText(/^In .*Scholar.* and .*Patron/)).toBeVisible();
  unmount();
});

it('few remaining license keys and seats are counted', async () => {
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Tariffs = page.Product.Tariffs.map((each) => ({
        ...each,
        left: { reader: 1, scholar: 3 }[each.id] ?? null,
      }));
      const Contents = page.Contents.map(({ tariffId, Items }) => ({
        tariffId,
        Items:
          tariffId === 'scholar'
            ? Items.map((item) => ({ ...item, title: 'An evening', kind: 'EVENT' as const }))
            : Items,
      }));
      return { ...page, Contents, Product: { ...page.Product, Tariffs } };
    },
  });
  const { unmount } = show('/en/products/product-2');
  expect(await screen.findByText('Only 1 left')).toBeVisible();
  expect(screen.getByText('3 seats left')).toBeVisible();
  unmount();
});

it('an event has its dates in the time zone of the place, and the next of them is beside the price', async () => {
  const date = (day: number, facts: object) => ({
    startsAt: `2027-01-${day}T18:00:00.000Z`,
    endsAt: `2027-01-${day}T19:30:00.000Z`,
    timeZone: 'Europe/Berlin',
    place: 'The water tower',
    isOnline: false,
    ...facts,
  });
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Dates = [date(20, {}), date(27, { place: null, isOnline: true, timeZone: 'Mars/Base' })];
      const Contents = page.Contents.map(({ tariffId, Items }) => ({
        tariffId,
        Items: Items.map((item, index) => (index === 0 ? { ...item, kind: 'EVENT' as const, Dates } : item)),
      }));
      return { ...page, Contents };
    },
  });
  const { unmount } = show('/en/products/product-2');
  const next = (await screen.findByText('Next date')).closest('p');
  expect(next).toHaveTextContent(/Jan 20, 2027, 7:00\sPM – 8:30\sPM.*Europe\/Berlin.*The water tower/);
  const online = (await screen.findByText('Online')).closest('li');
  expect(online).toHaveTextContent(/Jan 27, 2027, 6:00\sPM – 7:30\sPM.*UTC/);
  unmount();
});

it('visitors are told how long a membership with lower prices is free', async () => {
  answer({
    plans: () => plans.map((plan) => ({ ...plan, trialPeriod: 14 })),
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Tariffs = page.Product.Tariffs.map((each) => ({
        ...each,
        Prices: each.Prices.map((price) => ({ ...price, member: '9.00' })),
      }));
      return { ...page, Product: { ...page.Product, Tariffs } };
    },
  });
  const { unmount } = show('/en/products/product-2');
  expect(await screen.findByRole('link', { name: 'Try a membership free for 14 days' })).toHaveAttribute(
    'href',
    '/en/services#plans',
  );
  unmount();
});

it('the sample of a text is read on in the reader, up to where it ends', async () => {
  const { unmount } = show('/en/products/product-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Read the sample' }));
  const reader = within(await screen.findByRole('dialog', { name: 'Notes' }));
  expect(reader.getByRole('heading', { name: 'Who asked for it' })).toBeVisible();
  expect(reader.getByText('That’s the end of the sample.')).toBeVisible();
  expect(reader.getByRole('link', { name: 'Buy' })).toHaveAttribute('href', '/en/products/2/payment');
  unmount();
});

const sampled = (file: { href: string; mediaType: string }) =>
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      return page && { ...page, Sample: { title: 'A map', text: null, hasExcerpt: false, file } };
    },
  });

it('a picture opens large, and larger', async () => {
  sampled({ href: '/library/samples/2/map.svg', mediaType: 'image/svg+xml' });
  const { unmount } = show('/en/products/product-2');
  await userEvent.click(await screen.findByRole('button', { name: /^Enlarge .*A map/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A map' }));
  expect(dialog.getByRole('img', { name: 'A map' })).toHaveAttribute('data-size', '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(dialog.getByRole('img', { name: 'A map' })).toHaveAttribute('data-size', '3');
  expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom out' }));
  expect(dialog.getByRole('img', { name: 'A map' })).toHaveAttribute('data-size', '2');
  unmount();
});

it('a recording plays in place', async () => {
  sampled({ href: '/library/samples/2/salt.wav', mediaType: 'audio/wav' });
  const { unmount } = show('/en/products/product-2');
  const player = await screen.findByLabelText('A map');
  expect(player.tagName).toBe('AUDIO');
  expect(player).toHaveAttribute('src', '/library/samples/2/salt.wav');
  unmount();
});

it('a product that is no longer sold says what owners can do and what is sold instead', async () => {
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      return page && { ...page, isSold: false, Contents: [], Sample: null };
    },
  });
  const { unmount } = show('/en/products/product-2');
  expect(await screen.findByText('No longer sold')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The Atlas of Attention' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View purchases' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Resend my purchases' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Buy/ })).not.toBeInTheDocument();
  const similar = within(await screen.findByRole('region', { name: 'Similar titles' }));
  expect(similar.getAllByRole('link').length).toBeGreaterThan(0);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  unmount();
});

it('a product’s id works in place of its slug', async () => {
  const { unmount } = show('/en/products/2');
  await screen.findByRole('heading', { level: 1, name: 'The Atlas of Attention' });
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/en\/products\/product-2$/,
    ),
  );
  unmount();
});

const recommended = () =>
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const facts = { landingUrl: 'https://atlas.example/', appleId: '284910350', affiliateProgram: true };
      return { ...page, Product: { ...page.Product, ...facts } };
    },
  });

it('a product links to its site and the App Store, and only members can share it', async () => {
  recommended();
  const { unmount } = show('/en/products/product-2');
  expect(await screen.findByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    'https://atlas.example/',
  );
  expect(screen.getByRole('link', { name: 'On the App Store' })).toHaveAttribute(
    'href',
    'https://apps.apple.com/app/id284910350',
  );
  expect(screen.queryByRole('button', { name: 'Copy my link' })).not.toBeInTheDocument();
  unmount();
});

it('a member gets a link that names them as the referrer', async () => {
  recommended();
  session.getState().setToken('token-of-ada');
  session.getState().setUser({
    id: 'ada',
    fullName: 'Ada',
    email: null,
    avatarPath: null,
    currencyId: null,
    isAutogenerated: false,
  });
  const { unmount } = show('/en/products/product-2');
  expect(await screen.findByRole('button', { name: 'Copy my link' })).toBeVisible();
  expect(
    screen.getByText(
      /\/en\/products\/product-2\?utm_source=member-ada&utm_medium=share&utm_campaign=product-2$/,
    ),
  ).toBeVisible();
  unmount();
  session.getState().logout();
});

const rated = (facts: object = {}) =>
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Reviews = [1, 2, 3, 4, 5].map((number) => review(number));
      return { ...page, Product: { ...page.Product, Rating: { ...rating, ...facts } }, Reviews };
    },
  });

it('a product without ratings does not mention ratings', async () => {
  const { unmount } = show('/en/products/product-2');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/rating|stars/i)).not.toBeInTheDocument();
  unmount();
});

it('ratings are shown beside the price and in detail, with reviews', async () => {
  rated();
  const { unmount } = show('/en/products/product-2');
  expect(await screen.findByRole('link', { name: /4\.3 of 5 stars.· 8 ratings/ })).toHaveAttribute(
    'href',
    '#ratings',
  );
  // The target of the link exists before the reviews load.
  expect(document.getElementById('ratings')).toBeVisible();
  const all = (await screen.findByRole('heading', { level: 2, name: 'Ratings' })).closest('section');
  if (!all) throw new Error('The ratings have no section');
  const lines = await within(all).findAllByText(/^\d stars?$/);
  expect(lines.map((line) => line.parentElement?.textContent)).toEqual([
    '5 stars5',
    '4 stars1',
    '3 stars1',
    '2 stars1',
    '1 star0',
  ]);
  expect(within(all).getAllByRole('img', { name: '4 of 5 stars' })).toHaveLength(5);
  expect(within(all).getAllByText('Nora')).toHaveLength(3);
  expect(within(all).getAllByText('Verified buyer')).toHaveLength(2);
  expect(within(all).getAllByText('· October 2026')).toHaveLength(5);
  expect(within(all).getByText(/^1\. The second map/)).toHaveAttribute('dir', 'auto');
  unmount();
});

it('reviews in other languages are folded, with their language', async () => {
  rated();
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      if (!page) return null;
      const Reviews = [review(1), review(2, { language: 'de', authorName: 'Marlene', text: 'Wunderbar.' })];
      return { ...page, Product: { ...page.Product, Rating: rating }, Reviews };
    },
  });
  const { unmount } = show('/en/products/product-2');
  const folded = await screen.findByText('Wunderbar.');
  expect(folded).not.toBeVisible();
  expect(folded).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByText('In German'));
  expect(folded).toBeVisible();
  expect(screen.getByText(/^1\. The second map/)).toBeVisible();
  unmount();
});

it('more reviews load on demand, and focus moves to the first of them', async () => {
  rated();
  const { unmount } = show('/en/products/product-2');
  const more = await screen.findByRole('button', { name: 'Show more reviews' });
  answer({
    reviews: () => {
      throw failure('INTERNAL');
    },
  });
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more reviews.');
  answer(ratingAnswers);
  await userEvent.click(more);
  const sixth = await screen.findByText(/^6\. The second map/);
  expect(screen.getByText(/^7\. The second map/)).toBeVisible();
  expect(sixth.closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
});

it('a product whose answer has no slug is shown at the URL that was asked for', async () => {
  answer({
    productPage: (given) => {
      const page = productPageAnswers.productPage(given);
      return page && { ...page, Product: { ...page.Product, slug: '' } };
    },
  });
  const { unmount } = show('/en/products/2');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Atlas of Attention' })).toBeVisible();
  unmount();
});
