import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'yaml';
import { intlTag, languageOf, type Lang } from '../../src/shared/languages.ts';
import { ask } from './people.ts';

const plans = path.resolve(import.meta.dirname, '../../content/demo/plans');

interface PlanAnswer {
  id: string;
  Product: { Tariffs: { Prices: { default: string; Currency: { code: string } }[] }[] };
}

/** The demo's plans, in a language and its currency. */
export interface DemoPlans {
  /** The plan's name. */
  title: (id: 'month' | 'year') => string;
  /** Its price, in minor units. */
  price: (id: 'month' | 'year') => number;
  /** Formats an amount in minor units. */
  money: (amount: number) => string;
}

export async function demoPlans(request: APIRequestContext, lang: Lang): Promise<DemoPlans> {
  const { currency } = languageOf(lang);
  const answer = await ask<{ plans: PlanAnswer[] }>(
    request,
    '{ plans { id Product { Tariffs { Prices { default Currency { code } } } } } }',
  );
  const format = new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const minor = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    title(id) {
      const words: { title: string } = parse(readFileSync(path.join(plans, id, `${lang}.yaml`), 'utf8'));
      return words.title;
    },
    price(id) {
      const prices = answer.plans.find((plan) => plan.id === id)?.Product.Tariffs[0]?.Prices;
      const price = prices?.find(({ Currency }) => Currency.code === currency)?.default;
      return Math.round(Number(price) * minor);
    },
    money: (amount) => format.format(amount / minor),
  };
}
