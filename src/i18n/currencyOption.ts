import type { Format } from '@/i18n/format';

/** `USD · US Dollar`: a choice in a list, whose code a narrow field still shows. */
export const currencyOption = ({ currencyName }: Pick<Format, 'currencyName'>, code: string): string =>
  `${code} · ${currencyName(code)}`;
