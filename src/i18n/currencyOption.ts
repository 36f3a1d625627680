import type { Format } from '@/i18n/format';

/** `USD · US Dollar`, for a list of currencies; the code comes first, so that it's visible in a narrow field. */
export const currencyOption = ({ currencyName }: Pick<Format, 'currencyName'>, code: string): string =>
  `${code} · ${currencyName(code)}`;
