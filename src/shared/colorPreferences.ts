export const colorPreferences = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the device. */
export type ColorPreference = (typeof colorPreferences)[number];

export const isColorPreference = (value: unknown): value is ColorPreference =>
  colorPreferences.some((known) => known === value);

/** What a person prefers on all their devices, by `ProjectSettings.meta`; undefined where they never said. */
export const colorPreferenceIn = (meta: unknown): ColorPreference | undefined =>
  typeof meta === 'object' && meta !== null && 'colorMode' in meta && isColorPreference(meta.colorMode)
    ? meta.colorMode
    : undefined;
