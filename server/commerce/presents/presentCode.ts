import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import { openSealedId, sealId } from '../../kernel/sealedId.ts';
import type { Services } from '../../kernel/services.ts';

/** The code that redeems a gift. */
export const presentCode = (secret: Services['secret'], presentId: string): string =>
  sealId(secret('present'), presentId);

/** The id of the gift that a code redeems; undefined for a code that isn't ours. */
export const presentIdOf = (secret: Services['secret'], code: string): string | undefined =>
  openSealedId(secret('present'), code);

/** The full URL where a gift is redeemed. */
export const presentLink = (
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  lang: Lang,
  presentId: string,
): string => `${config.publicOrigin}${paths.present.href(lang, { code: presentCode(secret, presentId) })}`;
