import { useState } from 'react';
import { ask, send } from '@/graphql/client/answer';
import {
  SavedMethodRemoveDocument,
  SubscriptionActivateDocument,
  SubscriptionCancelDocument,
  SubscriptionChangeCancelDocument,
  SubscriptionChangeDocument,
  SubscriptionChangePreviewDocument,
  SubscriptionMethodSetDocument,
  SubscriptionPayDocument,
  SubscriptionResumeDocument,
  WaysToPayDocument,
} from '@/graphql/generated/subscription';
import { underOneKey } from '@/graphql/client/underOneKey';
import { useLang } from '@/i18n/lang';
import type { PreviewAnswer } from '@/features/subscription/ChangeDialog';
import type { Outcome } from '@/features/subscription/outcome';
import type { WaysAnswer } from '@/features/subscription/PayDialog';
import { outcomeOf, paymentOutcome } from '@/features/subscription/subscriptionCalls';
import type { Plan, Preview } from '@/features/subscription/types';
import { useActing } from '@/features/subscription/useActing';

/** The dialog on screen, with what it was answered; undefined until then. */
export type OpenDialog =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'change'; readonly plan: Plan; readonly answer: PreviewAnswer | undefined }
  | { readonly kind: 'pay'; readonly productId: string; readonly answer: WaysAnswer | undefined };

/** Everything that the page does about a subscription. */
export function useSubscription() {
  const lang = useLang();
  const acting = useActing();
  const [dialog, setDialog] = useState<OpenDialog>();

  /** Shows the dialog at once, and its answer as soon as it comes, unless something else is on screen by then. */
  const askFor = async (asking: OpenDialog, answered: () => Promise<OpenDialog>) => {
    setDialog(asking);
    const next = await answered();
    setDialog((shown) => (shown === asking ? next : shown));
  };
  const askForPreview = (plan: Plan) =>
    askFor({ kind: 'change', plan, answer: undefined }, async () => ({
      kind: 'change',
      plan,
      answer: await ask(lang, SubscriptionChangePreviewDocument, {
        planId: plan.id,
        productId: plan.productId,
      }),
    }));
  const show = (next: OpenDialog | undefined) => {
    acting.hush();
    setDialog(next);
  };
  /** Closes the dialog once what it asked for is done. */
  const confirm = async (name: string, work: () => Promise<Outcome>) => {
    const outcome = await acting.run(name, work);
    if (outcome?.kind === 'done' || outcome?.kind === 'waiting') setDialog(undefined);
    return outcome;
  };

  return {
    acting,
    dialog,
    close: () => show(undefined),
    askToCancel: () => show({ kind: 'cancel' }),
    askToChange(plan: Plan) {
      acting.hush();
      void askForPreview(plan);
    },
    askToPay(productId: string) {
      acting.hush();
      void askFor({ kind: 'pay', productId, answer: undefined }, async () => ({
        kind: 'pay',
        productId,
        answer: await ask(lang, WaysToPayDocument, { productId }),
      }));
    },
    cancel: (reason: string) =>
      void confirm('cancel', async () =>
        outcomeOf(await send(lang, SubscriptionCancelDocument, reason ? { reason } : {}), 'canceled'),
      ),
    resume: () =>
      void acting.run('resume', async () =>
        outcomeOf(await send(lang, SubscriptionResumeDocument, {}), 'resumed'),
      ),
    keepPlan: () =>
      void acting.run('keepPlan', async () =>
        outcomeOf(await send(lang, SubscriptionChangeCancelDocument, {}), 'changeDropped'),
      ),
    async changePlan(plan: Plan, { kind, total }: Preview, paymentMethodId: string | undefined) {
      const body = { planId: plan.id, total, ...(paymentMethodId !== undefined && { paymentMethodId }) };
      const outcome = await confirm('change', async () => {
        const answer = await underOneKey('subscription.change', body, (idempotencyKey) =>
          send(lang, SubscriptionChangeDocument, { input: { ...body, idempotencyKey } }),
        );
        if ('failure' in answer) return { kind: 'failed', failure: answer.failure };
        const { Payment } = answer.data.subscriptionChange;
        if (Payment) return paymentOutcome(Payment, 'changed');
        return { kind: 'done', word: kind === 'DOWNGRADE' ? 'changePlanned' : 'changed' };
      });
      // The words on the change stay; only the figures come anew.
      if (outcome?.kind === 'failed' && outcome.failure.code === 'PRICE_CHANGED') await askForPreview(plan);
    },
    pay: (paymentMethodId: string, saveMethod: boolean) =>
      void confirm('pay', async () => {
        const body = { paymentMethodId, ...(saveMethod && { saveMethod: 'yes' }) };
        const answer = await underOneKey('subscription.pay', body, (idempotencyKey) =>
          send(lang, SubscriptionPayDocument, {
            paymentMethodId,
            idempotencyKey,
            ...(saveMethod && { saveMethod }),
          }),
        );
        if ('failure' in answer) return { kind: 'failed', failure: answer.failure };
        return paymentOutcome(answer.data.subscriptionPay, 'paid');
      }),
    chooseMethod: (savedMethodId: string | null) =>
      void acting.run('method', async () =>
        outcomeOf(await send(lang, SubscriptionMethodSetDocument, { savedMethodId }), 'methodSet'),
      ),
    removeMethod: (id: string) =>
      void acting.run(`remove ${id}`, async () =>
        outcomeOf(await send(lang, SavedMethodRemoveDocument, { id }), 'methodRemoved'),
      ),
    activate: (productId: string) =>
      void acting.run(`activate ${productId}`, async () =>
        outcomeOf(await send(lang, SubscriptionActivateDocument, { productId }), 'activated'),
      ),
  };
}
