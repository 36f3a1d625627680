import { session } from '@/session/session';

const names = ['utm_campaign', 'utm_medium', 'utm_source'] as const;

/** Characters of a parameter that are kept. */
const longest = 200;

/** Whether the browser sends Global Privacy Control: then no campaign is recorded. */
const isPrivate = (): boolean =>
  // Not in TypeScript's DOM yet.
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Records the campaign parameters of an address. */
export function captureUtm(url: URL): void {
  if (isPrivate()) return;
  const given = names
    .map((name) => [name, url.searchParams.get(name)?.trim().slice(0, longest)] as const)
    .filter(([, value]) => Boolean(value));
  if (given.length > 0) session.getState().setUtm(Object.fromEntries(given));
}
