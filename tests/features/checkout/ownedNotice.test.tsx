import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnedNotice } from '@/features/checkout/form/OwnedNotice';
import type { Quote } from '@/features/checkout/types';
import { renderUi } from '../../ui/renderUi';

type Owned = NonNullable<Quote['owned']>;

const bought: Owned = { kind: 'PURCHASED', availableTo: null, itemId: 'item-7', canBuy: true };
const until = '2026-12-24T10:00:00.000Z';

/** The text below the title and the link, without the invisible characters around dates. */
function noticeOf(owned: Partial<Owned>, isSignedIn = true) {
  const { unmount } = renderUi(<OwnedNotice owned={{ ...bought, ...owned }} isSignedIn={isSignedIn} />);
  const [, paragraph] = screen.getAllByRole('paragraph');
  const text = paragraph?.textContent.replaceAll(/\p{Cf}/gu, '');
  const link = screen.getByRole('link');
  unmount();
  return { text, action: link.textContent, href: link.getAttribute('href') };
}

it.each<[string, Partial<Owned>, RegExp]>([
  ['bought', {}, /^It’s in your purchases\. If you buy it again, you’ll be/],
  ['bought until a day', { availableTo: until }, /^You have access until Dec 24, 2026\. If you buy it again/],
  ['bought forever', { canBuy: false }, /^It’s yours forever/],
  ['bought forever, whatever the date', { canBuy: false, availableTo: until }, /^It’s yours forever/],
  ['activated', { kind: 'ACTIVATED', canBuy: false }, /^You activated this with your membership, so/],
  [
    'activated until a day',
    { kind: 'ACTIVATED', canBuy: false, availableTo: until },
    /^You activated this with your membership and have access until Dec 24, 2026, so/,
  ],
  [
    'included, with an activation that is left',
    { kind: 'INCLUDED', canBuy: false, availableTo: until },
    /^Activate it on your subscription page/,
  ],
])('the notice about a product says how the buyer has it: %s', (_how, owned, text) => {
  expect(noticeOf(owned).text).toMatch(text);
});

it.each<[string, Partial<Owned>, boolean, string, string]>([
  ['a member’s purchase', {}, true, 'Open', '/en/profile/wallet/purchases/item-7'],
  ['a guest’s purchase', {}, false, 'Open', '/en/purchases/item-7'],
  [
    'a purchase as a guest',
    { kind: 'BOUGHT_AS_GUEST', itemId: null },
    true,
    'View purchases',
    '/en/profile/wallet/purchases',
  ],
  [
    'an activation',
    { kind: 'ACTIVATED', itemId: null },
    true,
    'View subscription',
    '/en/profile/wallet/subscription',
  ],
  [
    'what can be activated',
    { kind: 'INCLUDED', itemId: null },
    true,
    'Activate',
    '/en/profile/wallet/subscription',
  ],
])('the notice about a product leads to %s', (_what, owned, isSignedIn, action, href) => {
  expect(noticeOf(owned, isSignedIn)).toMatchObject({ action, href });
});
