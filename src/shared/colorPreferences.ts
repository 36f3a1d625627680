export const colorPreferences = ['system', 'light', 'dark'] as const;

/** Light, dark, or whatever the device uses. */
export type ColorPreference = (typeof colorPreferences)[number];

export const isColorPreference = (value: unknown): value is ColorPreference =>
  colorPreferences.some((known) => known === value);

/** The preference for all of a person's devices, from `ProjectSettings.meta`; undefined if they never chose one. */
export const colorPreferenceIn = (meta: unknown): ColorPreference | undefined =>
  typeof meta === 'object' && meta !== null && 'colorMode' in meta && isColorPreference(meta.colorMode)
    ? meta.colorMode
    : undefined;
