import type { User } from '../graphql/context.ts';
import type { Services } from '../services.ts';
import { balance } from './balance.ts';
import type { PaymentProvider } from './provider.ts';
import { sandbox } from './sandbox.ts';
import { stripe } from './stripe/provider.ts';

/** Every way to pay, in the order they are offered. */
const providers: readonly PaymentProvider[] = [stripe, sandbox, balance];

/** The ways to pay that this caller can choose from. */
export async function offeredProviders(
  services: Pick<Services, 'db' | 'config'>,
  user: User | undefined,
): Promise<readonly PaymentProvider[]> {
  const offered = await Promise.all(providers.map(async (provider) => provider.offered(services, user)));
  return providers.filter((_, index) => offered[index]);
}

/** The ways to put money into the wallet: all but the wallet itself. */
export const topUpProviders = async (
  services: Pick<Services, 'db' | 'config'>,
  user: User | undefined,
): Promise<readonly PaymentProvider[]> =>
  (await offeredProviders(services, user)).filter(({ remote }) => remote !== undefined);

/** The provider of a stored transaction. */
export function providerOf(id: string): PaymentProvider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new Error(`unknown payment method: ${id}`);
  return found;
}
