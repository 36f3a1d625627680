import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { paths } from '../../../src/shared/paths.ts';
import { requireProven } from '../../identity/emailVerification.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import type { MethodSetup } from '../payments/provider.ts';
import { chosenProvider } from '../payments/providers.ts';
import { liveOf } from '../subscriptions/cancel.ts';
import { recipientOf } from '../subscriptions/mails.ts';

const addInput = v.object({ paymentMethodId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

/**
 * Starts saving a payment method for a live subscription without paying anything, and returns the URL of the provider's
 * page. The subscription renews with the method once the provider reports it saved.
 * @throws Failure NOT_FOUND without a live subscription; BAD_USER_INPUT (`paymentMethodId`); EMAIL_UNVERIFIED;
 * RATE_LIMITED; CONFLICT if the provider refuses
 */
export async function addMethod(services: Services, user: User, input: unknown): Promise<string> {
  const { paymentMethodId } = parseInput(addInput, input);
  requireProven(user);
  await consumeLimit(services.db, 'subscriptionAccount', user.id);
  const { id: provider, remote } = await chosenProvider(services, user, paymentMethodId);
  if (!remote)
    throw failure('BAD_USER_INPUT', 'This is no method that is kept.', {
      fields: { paymentMethodId: 'invalid' },
    });
  const setup = await inTransaction(services.db, async (trx): Promise<MethodSetup> => {
    const { subscription } = await liveOf(trx, user.id);
    const { code: currencyCode } = await trx
      .selectFrom('currencies')
      .select('code')
      .where('id', '=', subscription.currency_id)
      .executeTakeFirstOrThrow();
    const reader = await recipientOf(trx, subscription);
    const lang = reader?.lang ?? 'en';
    const setupId = randomUUID();
    await trx
      .insertInto('method_setups')
      .values({
        id: setupId,
        user_id: user.id,
        provider,
        saved_method_id: null,
        created_at: services.clock(),
      })
      .execute();
    const returnUrl = services.config.publicOrigin + paths.subscription.href(lang);
    return { setupId, currencyCode, lang, email: reader?.email ?? null, returnUrl };
  });
  const started = await remote.setup.start(services, setup);
  if (started.state === 'REFUSED') throw failure('CONFLICT', 'The provider saves no method now.');
  return started.redirectUrl;
}
