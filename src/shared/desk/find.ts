import * as v from 'valibot';
import { reads } from './act.ts';
import { rights } from './roles.ts';
import { line, money, time } from './values.ts';

/** Which of its properties a result was found by. */
const foundBy = [
  'EMAIL',
  'NAME',
  'ORDER_NUMBER',
  'RECEIPT',
  'CREDIT_NOTE',
  'PROVIDER_ID',
  'LAST_DIGITS',
  'PROMO_CODE',
  'LICENSE_KEY',
  'ID',
] as const;

const foundCustomer = v.object({
  kind: v.literal('CUSTOMER'),
  by: v.picklist(foundBy),
  /** Names the page of the customer: the address, or the ID of a person without one. */
  customer: v.string(),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  hasAccount: v.boolean(),
  isBlocked: v.boolean(),
  createdAt: time,
});

const foundOrder = v.object({
  kind: v.literal('ORDER'),
  by: v.picklist(foundBy),
  id: v.string(),
  number: v.string(),
  status: v.string(),
  title: v.string(),
  email: v.nullable(v.string()),
  total: money,
  createdAt: time,
});

const foundPromo = v.object({
  kind: v.literal('PROMO'),
  by: v.literal('PROMO_CODE'),
  code: v.string(),
  uses: v.number(),
});

/** Everything that a text can mean, the likeliest first. */
export const find = reads('find', {
  right: rights.read,
  input: v.object({ text: line }),
  answer: v.object({ results: v.array(v.variant('kind', [foundCustomer, foundOrder, foundPromo])) }),
});

export type Found = v.InferOutput<typeof find.answer>['results'][number];
