import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { percentOf } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { enqueue, type JobPayloads } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { feePercent, isKeepingChoice, keptCard } from './sandboxCards.ts';
import type { SandboxEvent } from './sandboxEvents.ts';
import { sign } from './signature.ts';

/** What a buyer can do on the stand-in provider's page. */
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

/** What can be done with a payment: a card is only kept where the shop asked for it. */
export const choicesFor = ({ save_method: saves }: Pick<SandboxPayment, 'save_method'>) =>
  sandboxChoices.filter((choice) => saves || !isKeepingChoice(choice));

/** A payment of the stand-in provider. */
export const findSandboxPayment = (
  { db }: Services,
  reference: string,
): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();

/**
 * Takes the buyer's choice on an open payment, once, and puts the callbacks about it into the queue.
 * Gives the payment as it is then, whoever decided it.
 */
export async function chooseOnSandbox(
  services: Services,
  reference: string,
  choice: SandboxChoice,
): Promise<SandboxPayment | undefined> {
  const now = services.clock();
  await services.db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable('sandbox_payments')
      .set({ state: stateAfter[choice] })
      .where('reference', '=', reference)
      .where('state', '=', 'OPEN')
      // A card is only kept where the shop asked for it.
      .$if(isKeepingChoice(choice), (query) => query.where('save_method', '=', true))
      .executeTakeFirst();
    if (decided.numUpdatedRows === 0n) return;
    const tell = (type: SandboxEvent['type'], at: Date) =>
      enqueue(
        trx,
        'sandbox.deliver',
        {
          eventId: `evt_${randomUUID()}`,
          type,
          reference,
          ...(isKeepingChoice(choice) && { keeps: choice }),
        },
        at,
      );
    if (choice === 'pay' || isKeepingChoice(choice)) await tell('payment.succeeded', now);
    if (choice === 'decline') await tell('payment.failed', now);
    if (choice === 'delay') {
      await tell('payment.processing', now);
      await tell('payment.succeeded', new Date(now.getTime() + services.config.sandboxDelaySeconds * 1000));
    }
  });
  return findSandboxPayment(services, reference);
}

/** Posts a body to a path of this server and gives the status. */
export type Deliver = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

export const webhookPath = '/api/payments/sandbox/webhook';
export const signatureHeader = 'sandbox-signature';

/** Sends one signed callback. @throws Error where it was not taken, so that the queue tries again */
export async function deliverSandboxEvent(
  services: Services,
  deliver: Deliver,
  { eventId, type, reference, keeps }: JobPayloads['sandbox.deliver'],
): Promise<void> {
  const payment = await findSandboxPayment(services, reference);
  if (!payment) return;
  if (type === 'payment.succeeded' && payment.state === 'DELAYED')
    await services.db
      .updateTable('sandbox_payments')
      .set({ state: 'PAID' })
      .where('reference', '=', reference)
      .execute();
  const event: SandboxEvent = {
    id: eventId,
    type,
    reference,
    amount: payment.amount_minor,
    currency: payment.currency_code,
    fee: type === 'payment.succeeded' ? percentOf(payment.amount_minor, feePercent) : 0,
    ...(keeps && { method: keptCard(keeps, reference) }),
  };
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: sign(services.secret('sandbox-webhook'), services.clock(), body),
  };
  const status = await deliver(webhookPath, headers, body);
  if (status !== 200) throw new Error(`the callback was answered with ${status}`);
}
