import { missingDocuments } from '../../documents/ownDocuments.ts';
import { requireProven } from '../../identity/emailVerification.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { balance } from './balance.ts';
import type { PaymentProvider, Remote } from './provider.ts';
import { sandbox } from './sandbox/provider.ts';
import { stripe } from './stripe/provider.ts';

/** All payment methods, in the order in which they're offered. */
export const providers = [stripe, sandbox, balance] as const;

export type PaymentMethodId = (typeof providers)[number]['id'];
type Provider = PaymentProvider<PaymentMethodId>;
type ShopServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** The external providers. */
export const remoteProviders: readonly { readonly id: PaymentMethodId; readonly remote: Remote }[] =
  providers.flatMap(({ id, remote }) => (remote ? [{ id, remote }] : []));

/** The settings that the providers read from the environment. */
export const paymentSettings = remoteProviders.map(({ remote }) => remote.settings);

/** The configurations of shops that have the texts; these stay, since versions in force can't be removed. */
const open = new WeakSet<ShopServices['config']>();

/** Whether a shop in production lacks a text without which it takes no money (`law check`). */
async function isClosed({ db, clock, config }: ShopServices): Promise<boolean> {
  if (config.mode !== 'production' || open.has(config)) return false;
  if ((await missingDocuments(db, clock())).length > 0) return true;
  open.add(config);
  return false;
}

/** The payment methods this caller can choose from: none while the shop may not take money. */
export async function offeredProviders(
  services: ShopServices,
  user: User | undefined,
): Promise<readonly Provider[]> {
  if (await isClosed(services)) return [];
  const offered = await Promise.all(providers.map(async (provider) => provider.offered(services, user)));
  return providers.filter((_, index) => offered[index]);
}

/**
 * The payment method this caller has chosen.
 * @throws Failure BAD_USER_INPUT (`paymentMethodId`); EMAIL_UNVERIFIED for the wallet of an account that may not have
 * one
 */
export async function chosenProvider(
  services: ShopServices,
  user: User | undefined,
  id: string | undefined,
): Promise<Provider> {
  const provider = (await offeredProviders(services, user)).find((each) => each.id === id);
  if (provider) return provider;
  if (user && id === balance.id) requireProven(user);
  throw failure('BAD_USER_INPUT', 'Payment method not found.', {
    fields: { paymentMethodId: id === undefined ? 'required' : 'invalid' },
  });
}

/** The payment methods that can top up the wallet: all but the wallet itself. */
export const topUpProviders = async (
  services: ShopServices,
  user: User | undefined,
): Promise<readonly Provider[]> =>
  (await offeredProviders(services, user)).filter(({ remote }) => remote !== undefined);

/** The provider of a stored transaction. */
export function providerOf(id: string): Provider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new Error(`unknown payment method: ${id}`);
  return found;
}
