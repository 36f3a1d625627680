import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { percentOf } from '../../../../src/shared/money.ts';
import type { Database } from '../../../database/schema.ts';
import { defineJob, type JobContext } from '../../../kernel/job.ts';
import { enqueue } from '../../../kernel/queue.ts';
import type { Services } from '../../../kernel/services.ts';
import { inTransaction } from '../../../kernel/inTransaction.ts';
import { noteCharge } from './sandboxBalance.ts';
import { feePercent, isKeepingChoice, keptCard } from './sandboxCards.ts';
import type { SandboxEvent } from './sandboxEvents.ts';
import { sandboxSettings } from './settings.ts';
import { sign } from '../callback/signature.ts';

/** The buyer's choices on the sandbox provider's page. */
export const sandboxChoices = ['pay', 'remember', 'rememberDeclining', 'decline', 'delay'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

export type SandboxPayment = Selectable<Database['sandbox_payments']>;

const stateAfter = {
  pay: 'PAID',
  remember: 'PAID',
  rememberDeclining: 'PAID',
  decline: 'DECLINED',
  delay: 'DELAYED',
} as const;

/** The choices for a payment: a card is only saved if the shop asked for it. */
export const choicesFor = ({
  save_method: saves,
  is_setup: isSetup,
}: Pick<SandboxPayment, 'save_method' | 'is_setup'>) =>
  isSetup
    ? sandboxChoices.filter((choice) => isKeepingChoice(choice))
    : sandboxChoices.filter((choice) => saves || !isKeepingChoice(choice));

/** A payment of the sandbox provider. */
export const findSandboxPayment = (
  { db }: Services,
  reference: string,
): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();

/**
 * Applies the buyer's choice to an open payment, once, and queues the callbacks about it. Returns the payment's current
 * state, whether this call decided it or an earlier one.
 */
export async function chooseOnSandbox(
  services: Services,
  reference: string,
  choice: SandboxChoice,
): Promise<SandboxPayment | undefined> {
  const now = services.clock();
  await inTransaction(services.db, async (trx) => {
    const decided = await trx
      .updateTable('sandbox_payments')
      .set({ state: stateAfter[choice] })
      .where('reference', '=', reference)
      .where('state', '=', 'OPEN')
      // A card is only saved if the shop asked for it.
      .where('save_method', 'in', isKeepingChoice(choice) ? [true] : [true, false])
      .where('is_setup', 'in', isKeepingChoice(choice) ? [true, false] : [false])
      .returning('is_setup')
      .executeTakeFirst();
    if (!decided) return;
    const notify = (type: SandboxEvent['type'], at: Date) =>
      enqueue(
        trx,
        sandboxDeliverJob,
        {
          eventId: `evt_${randomUUID()}`,
          type,
          reference,
          ...(isKeepingChoice(choice) && { keeps: choice }),
        },
        at,
      );
    if (decided.is_setup) await notify('setup.succeeded', now);
    else if (choice === 'pay' || isKeepingChoice(choice)) await notify('payment.succeeded', now);
    if (choice === 'decline') await notify('payment.failed', now);
    if (choice === 'delay') {
      await notify('payment.processing', now);
      await notify(
        'payment.succeeded',
        new Date(now.getTime() + sandboxSettings.of(services.config).delaySeconds * 1000),
      );
    }
  });
  return findSandboxPayment(services, reference);
}

export const webhookPath = '/api/payments/sandbox/webhook';
export const signatureHeader = 'sandbox-signature';

const delivery = v.object({
  eventId: v.string(),
  type: v.picklist(['payment.succeeded', 'payment.failed', 'payment.processing', 'setup.succeeded']),
  reference: v.string(),
  /** The choice that saves a card, if it was one. */
  keeps: v.exactOptional(v.picklist(['remember', 'rememberDeclining'])),
});

/** Sends one signed callback. @throws Error if it wasn't accepted, so that the queue retries */
async function deliverSandboxEvent(
  services: JobContext,
  { eventId, type, reference, keeps }: v.InferOutput<typeof delivery>,
): Promise<void> {
  const payment = await findSandboxPayment(services, reference);
  if (!payment) return;
  if (type === 'payment.succeeded' && payment.state === 'DELAYED')
    await services.db
      .updateTable('sandbox_payments')
      .set({ state: 'PAID' })
      .where('reference', '=', reference)
      .execute();
  if (type === 'payment.succeeded') await noteCharge(services.db, services.clock(), payment);
  const event: SandboxEvent = {
    id: eventId,
    type,
    reference,
    amount: payment.amount_minor,
    currency: payment.currency_code,
    fee: type === 'payment.succeeded' ? percentOf(payment.amount_minor, feePercent) : 0,
    ...(keeps && { method: keptCard(keeps, reference) }),
    ...(payment.is_setup && { setup: payment.description }),
  };
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: sign(services.secret('sandbox-webhook'), services.clock(), body),
  };
  const status = await services.deliver(webhookPath, headers, body);
  if (status !== 200) throw new Error(`the callback was answered with ${status}`);
}

export const sandboxDeliverJob = defineJob({
  kind: 'sandbox.deliver',
  payload: delivery,
  lane: 'internal',
  run: deliverSandboxEvent,
});
