import {
  countField,
  flagField,
  idField,
  inverseFlagField,
  pageField,
  pictureField,
  wholeField,
} from '../fields.ts';
import type { Table } from '../tables.ts';
import { product } from './productTables.ts';
import { simpleKind } from './simple.ts';

/** A membership; the tariff and prices belong to the product that sells it. */
export const plan = {
  name: 'plans',
  label: 'plan',
  key: ['id'],
  fields: {
    position: wholeField('position'),
    product: idField('product_id'),
    archived: inverseFlagField('active'),
    days: countField('duration', null, { least: 1, most: 3660 }),
    months: countField('months', null, { least: 1, most: 120 }),
    trialDays: countField('trial_period', 0, { most: 366 }),
    dueDays: countField('due_period', 0, { most: 366 }),
    activations: countField('max_activated', 0, { most: 1_000_000 }),
    infinity: flagField('infinity'),
    lifetime: flagField('lifetime'),
    membersPrices: flagField('opens_member_prices'),
    landingUrl: pageField('landing_url'),
    imageWeb: pictureField('image_web'),
  },
  words: {
    title: { column: 'title', isRequired: true },
    shortTitle: { column: 'short_title', isRequired: true },
    description: { column: 'description', isRequired: false },
  },
  placed: [],
  gone: 'archive',
  archived: { column: 'active', value: false, when: [true] },
  unique: ['product_id'],
  fixed: ['product_id'],
} as const satisfies Table;

export const plans = simpleKind('plans', 'plan.yaml', plan, {
  references: [{ fact: 'product', table: product }],
  wrongWith: ({ days, months, lifetime, infinity }) => {
    if (days !== undefined && months !== undefined) return 'days and months; expected one of them';
    return days === undefined && months === undefined && lifetime !== true && infinity !== true
      ? 'months is missing: expected how long it is paid for, in months or in days, or lifetime: true'
      : undefined;
  },
});
