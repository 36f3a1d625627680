import { useState } from 'react';
import { query, mutate } from '@/data/account/operations';
import {
  SavedMethodAddDocument,
  SavedMethodRemoveDocument,
  SubscriptionActivateDocument,
  SubscriptionCancelDocument,
  SubscriptionChangeCancelDocument,
  SubscriptionChangeDocument,
  SubscriptionChangePreviewDocument,
  SubscriptionEndEarlyDocument,
  SubscriptionMethodSetDocument,
  SubscriptionPayDocument,
  SubscriptionResumeDocument,
  WaysToPayDocument,
} from '@/data/generated/subscription';
import { withIdempotencyKey } from '@/data/account/withIdempotencyKey';
import { useLang } from '@/i18n/lang';
import { providerPage } from '@/lib/providerPage';
import { awaitMethod } from '@/features/subscription/awaitedMethod';
import type { PreviewAnswer } from '@/features/subscription/ChangeDialog';
import type { ActionResult } from '@/features/subscription/actionResult';
import type { PaymentMethodsAnswer } from '@/features/subscription/PayDialog';
import { outcomeOf, paymentOutcome } from '@/features/subscription/subscriptionCalls';
import type { Plan, Preview, Product } from '@/features/subscription/types';
import { useSubscriptionAction } from '@/features/subscription/useSubscriptionAction';

/** The open dialog, with its data; undefined while loading. */
export type OpenDialog =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'activate'; readonly product: Product }
  | { readonly kind: 'change'; readonly plan: Plan; readonly answer: PreviewAnswer | undefined }
  | { readonly kind: 'pay'; readonly productId: string; readonly answer: PaymentMethodsAnswer | undefined };

/** All actions on a subscription, and their dialogs. */
export function useSubscription() {
  const lang = useLang();
  const acting = useSubscriptionAction();
  const [dialog, setDialog] = useState<OpenDialog>();

  /** Opens the dialog at once and fills in its data when loaded, unless the user has moved on by then. */
  const askFor = async (asking: OpenDialog, answered: () => Promise<OpenDialog>) => {
    setDialog(asking);
    const next = await answered();
    setDialog((shown) => (shown === asking ? next : shown));
  };
  const askForPreview = (plan: Plan) =>
    askFor({ kind: 'change', plan, answer: undefined }, async () => ({
      kind: 'change',
      plan,
      answer: await query(SubscriptionChangePreviewDocument, {
        lang,
        variables: {
          planId: plan.id,
          productId: plan.productId,
        },
      }),
    }));
  const show = (next: OpenDialog | undefined) => {
    acting.clearMessage();
    setDialog(next);
  };
  /** Closes the dialog once the action it confirms has succeeded. */
  const confirm = async (name: string, work: () => Promise<ActionResult>) => {
    const outcome = await acting.run(name, work);
    if (outcome?.kind === 'done' || outcome?.kind === 'waiting') setDialog(undefined);
    return outcome;
  };

  return {
    acting,
    dialog,
    close: () => show(undefined),
    askToCancel: () => show({ kind: 'cancel' }),
    askToActivate: (product: Product) => show({ kind: 'activate', product }),
    askToChange(plan: Plan) {
      acting.clearMessage();
      void askForPreview(plan);
    },
    askToPay(productId: string) {
      acting.clearMessage();
      void askFor({ kind: 'pay', productId, answer: undefined }, async () => ({
        kind: 'pay',
        productId,
        answer: await query(WaysToPayDocument, { lang, variables: { productId } }),
      }));
    },
    cancel: (reason: string, isEarly: boolean) =>
      void confirm('cancel', async () => {
        const variables = reason ? { reason } : {};
        return isEarly
          ? outcomeOf(await mutate(SubscriptionEndEarlyDocument, { lang, variables }), 'canceled')
          : outcomeOf(await mutate(SubscriptionCancelDocument, { lang, variables }), 'canceled');
      }),
    resume: () =>
      void acting.run('resume', async () =>
        outcomeOf(await mutate(SubscriptionResumeDocument, { lang }), 'resumed'),
      ),
    keepPlan: () =>
      void acting.run('keepPlan', async () =>
        outcomeOf(await mutate(SubscriptionChangeCancelDocument, { lang }), 'changeDropped'),
      ),
    async changePlan(plan: Plan, { id: changeId, kind }: Preview, paymentMethodId: string | undefined) {
      const body = { planId: plan.id, changeId, ...(paymentMethodId !== undefined && { paymentMethodId }) };
      const outcome = await confirm('change', async () => {
        const answer = await withIdempotencyKey('subscription.change', body, (idempotencyKey) =>
          mutate(SubscriptionChangeDocument, { lang, variables: { input: { ...body, idempotencyKey } } }),
        );
        if ('failure' in answer) return { kind: 'failed', failure: answer.failure };
        const { Payment } = answer.data.subscriptionChange;
        if (Payment) return paymentOutcome(Payment, 'changed');
        return { kind: 'done', word: kind === 'DOWNGRADE' ? 'changePlanned' : 'changed' };
      });
      // The error message stays; only the figures are reloaded.
      if (outcome?.kind === 'failed' && outcome.failure.code === 'PLAN_CHANGE_UNCONFIRMED')
        await askForPreview(plan);
    },
    pay: (paymentMethodId: string, saveMethod: boolean) =>
      void confirm('pay', async () => {
        const body = { paymentMethodId, ...(saveMethod && { saveMethod: 'yes' }) };
        const answer = await withIdempotencyKey('subscription.pay', body, (idempotencyKey) =>
          mutate(SubscriptionPayDocument, {
            lang,
            variables: {
              paymentMethodId,
              idempotencyKey,
              ...(saveMethod && { saveMethod }),
            },
          }),
        );
        if ('failure' in answer) return { kind: 'failed', failure: answer.failure };
        return paymentOutcome(answer.data.subscriptionPay, 'paid');
      }),
    chooseMethod: (savedMethodId: string | null) =>
      void acting.run('method', async () =>
        outcomeOf(
          await mutate(SubscriptionMethodSetDocument, { lang, variables: { savedMethodId } }),
          'methodSet',
        ),
      ),
    /** `before` is the current renewal method; null for the wallet. */
    addMethod: (productId: string, before: string | null) =>
      void acting.run('addMethod', async () => {
        const ways = await query(WaysToPayDocument, { lang, variables: { productId } });
        if ('failure' in ways) return { kind: 'failed', failure: ways.failure };
        const kept = ways.data.availablePaymentMethods.find(({ canBeKept }) => canBeKept);
        if (!kept) return { kind: 'failed', failure: { code: 'NOT_FOUND', fields: {} } };
        const answer = await mutate(SavedMethodAddDocument, {
          lang,
          variables: { paymentMethodId: kept.id },
        });
        if ('failure' in answer) return { kind: 'failed', failure: answer.failure };
        const page = providerPage(answer.data.savedMethodAdd);
        if (page === undefined) return { kind: 'strangeProvider' };
        awaitMethod(before);
        return { kind: 'leave', page };
      }),
    removeMethod: (id: string) =>
      void acting.run(`remove ${id}`, async () =>
        outcomeOf(await mutate(SavedMethodRemoveDocument, { lang, variables: { id } }), 'methodRemoved'),
      ),
    activate: (productId: string) =>
      void confirm('activate', async () => {
        const answer = await mutate(SubscriptionActivateDocument, { lang, variables: { productId } });
        if ('failure' in answer) return { kind: 'failed', failure: answer.failure };
        const { id, hasGoods } = answer.data.subscriptionActivate;
        return { kind: 'done', word: 'activated', ...(hasGoods && { itemId: id }) };
      }),
  };
}
