import { session } from '@/session/session';
import { readUtm, utmNames } from '@/shared/utm';

/** Whether the browser sends Global Privacy Control: then no campaign is recorded. */
const isPrivate = (): boolean =>
  // Not in TypeScript's DOM yet.
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Records the campaign parameters of an address. */
export function captureUtm(url: URL): void {
  if (isPrivate()) return;
  const given = readUtm(Object.fromEntries(utmNames.map((name) => [name, url.searchParams.get(name)])));
  const { utm, setUtm } = session.getState();
  // What an address does not name stays as it was.
  if (Object.keys(given).length > 0) setUtm({ ...utm, ...given });
}
