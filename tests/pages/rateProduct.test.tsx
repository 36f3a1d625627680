import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrate, query } from '@/data/query';
import { ProductPageDocument } from '@/data/generated/public/product';
import * as item from '@/pages/library/item';
import { session } from '@/session/session';
import { libraryItem } from '../mocks/library';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
const saved = vi.fn<(variables: unknown) => void>();

beforeEach(() => {
  session.getState().setToken('token-of-ada');
  saved.mockClear();
  provider.use(
    endpoint.mutation('LibraryItemVisit', () => answering({ libraryItemVisit: true })),
    endpoint.mutation('RatingSave', ({ variables }) => {
      saved(variables);
      return answering({ ratingSave: productWith(variables['input']) });
    }),
    endpoint.mutation('RatingRemove', () => answering({ ratingRemove: productWith(null) })),
  );
});

const own = { stars: 4, text: 'The second map\nis mine.', showsName: true, isShown: true };

const productWith = (rating: object | null) => ({
  ...libraryItem().Product,
  OwnRating: rating && { id: 'rating-1', isShown: true, ...rating },
});

async function openItem(rating: object | null = null, facts: object = {}) {
  const answer = { ...libraryItem(), Deliverables: [], Product: productWith(rating), ...facts };
  provider.use(endpoint.query('LibraryItem', () => answering({ libraryItem: answer })));
  renderPage(item, 'profile/wallet/purchases/:id', '/en/profile/wallet/purchases/purchase-1');
  await screen.findByRole('heading', { level: 1, name: /The Atlas of Attention/ });
  return userEvent.setup();
}

const card = () => within(screen.getByRole('region', { name: 'Your rating' }));

it('a product can be rated with the keyboard, and the rating shows at once', async () => {
  hydrate({ 'en ProductPage {"product":"2"}': { productPage: null, plans: [] } }, false);
  const user = await openItem();
  const stars = card().getByRole('radiogroup', { name: 'How would you rate it?' });
  expect(within(stars).getAllByRole('radio')).toHaveLength(5);
  card().getByRole('radio', { name: '3 of 5 stars' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(card().getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await user.type(card().getByRole('textbox', { name: /Your review/ }), 'Worth it');
  await user.click(card().getByRole('checkbox', { name: 'Show my name' }));
  await user.click(card().getByRole('button', { name: 'Save rating' }));
  expect(await card().findByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(card().getByText('Worth it').parentElement).toHaveFocus();
  expect(saved).toHaveBeenCalledExactlyOnceWith({
    productId: '2',
    input: { stars: 4, text: 'Worth it', showsName: true },
  });
  // The public page is refetched.
  provider.use(endpoint.query('ProductPage', () => failing('NOT_FOUND')));
  await expect(query(ProductPageDocument, { lang: 'en', variables: { product: '2' } })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  );
});

it('a rating without stars is not sent, and the field says why', async () => {
  const user = await openItem();
  await user.click(card().getByRole('button', { name: 'Save rating' }));
  expect(card().getByRole('radiogroup')).toHaveAccessibleDescription('Choose an option.');
  expect(card().getByRole('radio', { name: '1 of 5 stars' })).toHaveFocus();
  expect(card().queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard(' ');
  expect(card().getByRole('radiogroup')).not.toHaveAccessibleDescription();
  expect(saved).not.toHaveBeenCalled();
});

it('editing a rating starts with the current one', async () => {
  const user = await openItem(own);
  expect(card().getByText('Shown on the product page')).toBeVisible();
  await user.click(card().getByRole('button', { name: 'Change rating' }));
  expect(card().getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  expect(card().getByRole('textbox')).toHaveValue(own.text);
  expect(card().getByRole('checkbox')).toBeChecked();
  await user.click(card().getByRole('button', { name: 'Cancel' }));
  await user.click(card().getByRole('button', { name: 'Change rating' }));
  await user.click(card().getByRole('radio', { name: '2 of 5 stars' }));
  await user.click(card().getByRole('button', { name: 'Save rating' }));
  expect(await card().findByRole('img', { name: '2 of 5 stars' })).toBeVisible();
});

it('a rating can be withdrawn even after access has ended, but not given again', async () => {
  const user = await openItem({ ...own, isShown: false }, { isOpen: false });
  expect(card().getByText('Not shown on the product page right now')).toBeVisible();
  expect(card().queryByRole('button', { name: 'Change rating' })).not.toBeInTheDocument();
  await user.click(card().getByRole('button', { name: 'Delete rating' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Your rating' })).toBeNull());
});

it('a guest, who has no name, is not asked to show one', async () => {
  session.getState().logout();
  session.getState().setAutoGeneratedToken('token-of-a-guest');
  await openItem();
  expect(card().queryByRole('checkbox')).not.toBeInTheDocument();
});

it('a rating that the server rejects shows an error and keeps what was typed', async () => {
  provider.use(endpoint.mutation('RatingSave', () => failing('RATE_LIMITED', { retryAfter: 60 })));
  const user = await openItem();
  await user.click(card().getByRole('radio', { name: '5 of 5 stars' }));
  await user.type(card().getByRole('textbox'), 'Kept');
  await user.click(card().getByRole('button', { name: 'Save rating' }));
  expect(await card().findByRole('alert')).toBeVisible();
  expect(card().getByRole('textbox')).toHaveValue('Kept');
});
