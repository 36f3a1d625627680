/** The campaign parameters as they appear in a URL. */
export const utmNames = ['utm_campaign', 'utm_medium', 'utm_source'] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** The cookie that keeps them, and its lifetime. */
export const utmCookie = { name: 'utm', days: 30 } as const;

/** The maximum length of a parameter, in UTF-16 units. */
const maxLength = 200;

/** The part of a parameter that can be stored: valid text, cut between two characters. Undefined if nothing is left. */
function readable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
  // Cutting through a surrogate pair leaves its first half.
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '') || undefined;
}

/** Reads campaign parameters from any value. Never fails: what can't be read is dropped. */
export function readUtm(value: unknown): Utm {
  if (typeof value !== 'object' || value === null) return {};
  const given: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(
    utmNames.map((name) => [name, readable(given[name])] as const).filter(([, text]) => text !== undefined),
  );
}
