import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import { openSealedId, sealId } from '../../kernel/sealedId.ts';
import type { Services } from '../../kernel/services.ts';

/** The code that takes a present. */
export const presentCode = (secret: Services['secret'], presentId: string): string =>
  sealId(secret('present'), presentId);

/** The id of the present that a code takes; undefined for a code that we did not make. */
export const presentIdOf = (secret: Services['secret'], code: string): string | undefined =>
  openSealedId(secret('present'), code);

/** The whole address that a present is taken at. */
export const presentLink = (
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  lang: Lang,
  presentId: string,
): string => `${config.publicOrigin}${paths.present.href(lang, { code: presentCode(secret, presentId) })}`;
