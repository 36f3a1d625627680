import type { Kysely } from 'kysely';
import { isLang, type Lang } from '../../src/shared/languages.ts';
import { toDecimal, type Minor } from '../../src/shared/money.ts';
import { paths } from '../../src/shared/paths.ts';
import { say } from '../catalogue/words.ts';
import type { Database } from '../database/schema.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Services } from '../services.ts';
import type { Plan, Subscription } from './lock.ts';

/** Where the mails about a subscription go, and in which language. */
export interface Reader {
  readonly email: string;
  readonly lang: Lang;
}

/** The owner's own address and language, else those that the subscription was bought with. */
export async function readerOf(
  trx: Kysely<Database>,
  { user_id: userId, order_id: orderId }: Pick<Subscription, 'user_id' | 'order_id'>,
): Promise<Reader | undefined> {
  const row = await trx
    .selectFrom('users')
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .leftJoin('orders', (join) => join.on('orders.id', '=', orderId))
    .select(['users.email', 'languages.prefix', 'orders.email as order_email', 'orders.language'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const email = row.email ?? row.order_email;
  const lang = row.prefix ?? row.language;
  return email === null ? undefined : { email, lang: isLang(lang) ? lang : 'en' };
}

/** What each of these mails says beside the plan and the page it leads to. */
interface Facts {
  readonly template: 'trialEnding' | 'renewalReminder' | 'paymentFailed' | 'subscriptionEnded';
  /** The charge, the end of the grace, or the end. */
  readonly date: Date;
  /** Null where nothing is charged. */
  readonly amount: Minor | null;
  /** When a failed charge is tried again. */
  readonly nextTry?: Date | null;
  /** Whether it ended because nothing was paid. */
  readonly unpaid?: boolean;
}

/** Puts a mail about a subscription into the queue; nobody is told who has no address. */
export async function mailAbout(
  trx: Kysely<Database>,
  { clock, config }: Services,
  subscription: Subscription,
  plan: Pick<Plan, 'title'>,
  { template, date, amount, nextTry, unpaid = false }: Facts,
): Promise<void> {
  const reader = await readerOf(trx, subscription);
  if (!reader) return;
  const { email: to, lang } = reader;
  const charged = await trx
    .selectFrom('currencies')
    .leftJoin('saved_methods', (join) => join.on('saved_methods.id', '=', subscription.saved_method_id))
    .select(['currencies.code', 'currencies.digits', 'saved_methods.label'])
    .where('currencies.id', '=', subscription.currency_id)
    .executeTakeFirstOrThrow();
  const about = {
    planTitle: say(plan.title, lang),
    date: date.toISOString(),
    link: `${config.publicOrigin}${paths.subscription.href(lang)}`,
  };
  const charge = {
    ...about,
    amount: toDecimal(amount ?? 0, charged.digits),
    currencyCode: charged.code,
    methodLabel: charged.label,
  };
  const now = clock();
  if (template === 'subscriptionEnded')
    await enqueueMail(trx, { template, to, lang, data: { ...about, unpaid } }, now);
  else if (template === 'paymentFailed')
    await enqueueMail(
      trx,
      { template, to, lang, data: { ...charge, nextTry: nextTry?.toISOString() ?? null } },
      now,
    );
  else await enqueueMail(trx, { template, to, lang, data: charge }, now);
}
