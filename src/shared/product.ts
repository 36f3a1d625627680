import { buildSetting } from './buildSetting.ts';

/** The product's name and abbreviation; nothing else spells them out. */
export const product = {
  name: buildSetting('VITE_PRODUCT_NAME') ?? 'Orrery',
  abbreviation: buildSetting('VITE_PRODUCT_ABBREVIATION') ?? 'ORR',
} as const;
