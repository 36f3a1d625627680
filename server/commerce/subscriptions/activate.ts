import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { purchaseTransitions, type PurchaseState } from '../../../src/shared/states.ts';
import { assertTransition } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import { failure } from '../../kernel/failure.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { grant, liveGrants } from '../grants/grants.ts';
import { firstTariff } from '../library/firstTariff.ts';
import { giveKeys, holdKeys, returnKeys } from '../library/licenceKeys.ts';
import { holdSeats } from '../library/seats.ts';
import { refuseOver } from '../library/refuseOver.ts';
import { waitsForPayment } from '../library/trialKeys.ts';
import { liveOf } from './cancel.ts';
import { daysAfter } from './schedule.ts';

export type Activation = Selectable<Database['subscription_purchases']>;

/** Whether a product has tariffs, archived or not. */
const hasTariffs = async (trx: Kysely<Database>, productId: string): Promise<boolean> =>
  (await trx.selectFrom('tariffs').select('id').where('product_id', '=', productId).executeTakeFirst()) !==
  undefined;

const notIncluded = (): Error =>
  failure('BAD_USER_INPUT', 'This does not come with a subscription.', { fields: { productId: 'invalid' } });

/**
 * Uses one activation of a user's subscription for a product that is available by subscription, and grants access for
 * as long as the product says, but no longer than the subscription. If the product is already activated, returns that
 * activation and uses none. During a trial, it gets its license key with the first payment.
 * @throws Failure BAD_USER_INPUT (`productId`); NOT_FOUND without a live subscription; CONFLICT if it isn't paid for
 * now or no activation is left; SOLD_OUT; EVENT_OVER
 */
export const activate = (services: Services, user: User, productId: string): Promise<Activation> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const product = await trx
      .selectFrom('products')
      .select(['id', 'available_duration'])
      .where('id', '=', productId)
      .where('active', '=', true)
      .where('available_by_subscription', '=', true)
      .executeTakeFirst();
    if (!product) throw notIncluded();
    const { subscription } = await liveOf(trx, user.id);
    const running = await activationOf(trx, user.id, productId, now);
    if (running) return running;
    const { status, active_end_date: end, activations_left: left } = subscription;
    if (status === 'PAST_DUE' || (end !== null && end <= now))
      throw failure('CONFLICT', 'The subscription is not paid for now.');
    if (left < 1) throw failure('CONFLICT', 'No activation is left.');
    const tariff = await firstTariff(trx, product.id, now).executeTakeFirst();
    if (!tariff && (await hasTariffs(trx, product.id))) throw notIncluded();
    const opened = { tariffId: tariff?.id ?? null, giftId: null };
    refuseOver(await catalogueIn(trx, services), now, opened);
    await holdKeys(trx, services, opened, now);
    await holdSeats(trx, services, opened, { userId: user.id });
    await trx
      .updateTable('subscriptions')
      .set({ activations_left: left - 1 })
      .where('id', '=', subscription.id)
      .execute();
    const availableTo =
      product.available_duration === null ? null : daysAfter(now, product.available_duration);
    const activation = await trx
      .insertInto('subscription_purchases')
      .values({
        id: randomUUID(),
        subscription_id: subscription.id,
        product_id: product.id,
        tariff_id: opened.tariffId,
        status: 'ACTIVE',
        available_to: availableTo,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!(await waitsForPayment(trx, user.id)))
      await giveKeys(trx, services, { activationId: activation.id }, opened, now);
    const [time] = await liveGrants(trx, user.id, now, 'PLAN');
    await grant(trx, now, {
      order_id: time?.order_id ?? null,
      user_id: user.id,
      kind: 'ACTIVATION',
      subject: product.id,
      tariff: null,
      starts_at: now,
      ends_at: availableTo,
      source: 'ACTIVATION',
      currency_id: null,
      payer_id: null,
      follows: time?.id ?? null,
    });
    if (availableTo !== null)
      await enqueue(trx, expireActivationJob, { activationId: activation.id }, availableTo);
    return activation;
  });

/** A current activation of a product, by any of the user's subscriptions. */
export const activationOf = (trx: Kysely<Database>, userId: string, productId: string, now: Date) =>
  runningActivations(trx, { userId, productId, now }).executeTakeFirst();

/** The current activations of a product by a user's subscriptions; there is one at most. */
export const runningActivations = (
  db: Kysely<Database>,
  { userId, productId, now }: { userId: string; productId: string; now: Date },
) =>
  db
    .selectFrom('subscription_purchases')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
    .selectAll('subscription_purchases')
    .where('subscriptions.user_id', '=', userId)
    .where('subscription_purchases.product_id', '=', productId)
    .where('subscription_purchases.status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('available_to', 'is', null), eb('available_to', '>', now)]));

/** Expires an activation whose time is up. */
const expireActivation = ({ db, clock }: Services, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const activation = await trx
      .selectFrom('subscription_purchases')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (activation?.status !== 'ACTIVE') return;
    if (activation.available_to === null || activation.available_to > clock()) return;
    assertTransition<PurchaseState>(`activation ${id}`, purchaseTransitions, activation.status, 'EXPIRED');
    await trx.updateTable('subscription_purchases').set({ status: 'EXPIRED' }).where('id', '=', id).execute();
    await returnKeys(trx, { activationIds: [id] });
  });

export const expireActivationJob = defineJob({
  kind: 'activation.expire',
  payload: v.object({ activationId: v.string() }),
  lane: 'internal',
  run: (services, { activationId }) => expireActivation(services, activationId),
});
