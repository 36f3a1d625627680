import {
  appleIdField,
  choiceField,
  countField,
  currencyField,
  flagField,
  inverseFlagField,
  pageField,
  pictureField,
  since,
  sinceField,
  slugField,
  wholeField,
} from '../fields.ts';
import type { Table } from '../tables.ts';

const described = (isRequired: boolean) => ({ column: 'description', isRequired });

export const product = {
  name: 'products',
  label: 'product',
  key: ['id'],
  fields: {
    position: wholeField('position'),
    base: currencyField('base_currency_id'),
    slug: slugField('slug'),
    archived: inverseFlagField('active'),
    bySubscription: flagField('available_by_subscription'),
    days: countField('available_duration', null, { least: 1, most: 36_500 }),
    affiliate: flagField('affiliate_program'),
    landingUrl: pageField('landing_url'),
    imageWeb: pictureField('image_web'),
    imageMob: pictureField('image_mob'),
    appleId: appleIdField('apple_id'),
  },
  words: { title: { column: 'title', isRequired: true }, description: described(true) },
  placed: ['sample_id'],
  late: ['sample_id'],
  gone: 'archive',
  archived: { column: 'active', value: false, when: [true] },
} as const satisfies Table;

/** The default slug of a product; the database generates the same one. */
export const usualSlug = (productId: string): string =>
  `product-${productId.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.replace(/-$/, '');

/** Every slug that a product has or had; one removed from the folder still leads to it. */
export const productSlug = {
  name: 'product_slugs',
  label: 'slug',
  key: ['slug'],
  fields: {},
  words: {},
  placed: ['product_id'],
  gone: 'keep',
  fixed: ['product_id'],
} as const satisfies Table;

export const productAuthor = {
  name: 'product_authors',
  label: 'author of a product',
  key: ['product_id', 'author_id'],
  fields: {},
  words: {},
  placed: ['position'],
  parents: [{ table: 'products', column: 'product_id' }],
  isListed: true,
  gone: 'delete',
} as const satisfies Table;

export const tariff = {
  name: 'tariffs',
  label: 'tariff',
  key: ['id'],
  fields: { archived: sinceField('archived_at') },
  words: { name: { column: 'name', isRequired: true }, description: described(false) },
  placed: ['product_id', 'position'],
  parents: [{ table: 'products', column: 'product_id' }],
  isListed: true,
  gone: 'archive',
  archived: { column: 'archived_at', value: since, when: [null] },
  fixed: ['product_id'],
} as const satisfies Table;

export const gift = {
  name: 'gifts',
  label: 'bonus',
  key: ['id'],
  fields: {
    type: choiceField('type', ['CONTENT', 'SERVICE', 'DISCOUNT']),
    reusable: flagField('is_reusable'),
    archived: inverseFlagField('active'),
  },
  words: { title: { column: 'title', isRequired: true }, description: described(true) },
  placed: ['product_id', 'position'],
  parents: [{ table: 'products', column: 'product_id' }],
  isListed: true,
  gone: 'archive',
  archived: { column: 'active', value: false, when: [true] },
  fixed: ['product_id'],
} as const satisfies Table;

export const giftTariff = {
  name: 'gift_tariffs',
  label: 'bonus of a tariff',
  key: ['gift_id', 'tariff_id'],
  fields: {},
  words: {},
  placed: [],
  parents: [{ table: 'gifts', column: 'gift_id' }],
  gone: 'delete',
} as const satisfies Table;
