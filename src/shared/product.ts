/** Reads a build-time variable in the browser and the environment's on the server. */
function setting(name: 'VITE_PRODUCT_NAME' | 'VITE_PRODUCT_ABBREVIATION', fallback: string): string {
  const built: Record<string, unknown> | undefined = import.meta.env;
  const value = built?.[name] ?? (typeof process === 'undefined' ? undefined : process.env[name]);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

/** The product's name and abbreviation; nothing else spells them out. */
export const product = {
  name: setting('VITE_PRODUCT_NAME', 'Orrery'),
  abbreviation: setting('VITE_PRODUCT_ABBREVIATION', 'ORR'),
} as const;
