import { buildSetting } from './buildSetting.ts';

/** The product's name and abbreviation. Don't spell them out anywhere else. */
export const product = {
  name: buildSetting('VITE_PRODUCT_NAME') ?? 'Orrery',
  abbreviation: buildSetting('VITE_PRODUCT_ABBREVIATION') ?? 'ORR',
} as const;
