/** The parameters of a campaign, as they are in an address. */
export const utmNames = ['utm_campaign', 'utm_medium', 'utm_source'] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** UTF-16 units of a parameter that are kept. */
const longest = 200;

/** What of a parameter can be kept: text that every database holds, cut between two characters. Undefined where nothing is left. */
function readable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
  // A cut through a pair leaves its first half.
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') || undefined;
}

/** Reads campaign parameters, whatever came: nothing about a campaign is an error, what cannot be read is dropped. */
export function readUtm(value: unknown): Utm {
  if (typeof value !== 'object' || value === null) return {};
  const given: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(
    utmNames.map((name) => [name, readable(given[name])] as const).filter(([, text]) => text !== undefined),
  );
}
