import { isPrivate } from '@/session/campaigns';
import { session } from '@/session/session';
import { readUtm, utmNames } from '@/shared/utm';

/** Records the campaign parameters of a URL. */
export function captureUtm(url: URL): void {
  if (isPrivate()) return;
  const given = readUtm(Object.fromEntries(utmNames.map((name) => [name, url.searchParams.get(name)])));
  const { utm, setUtm } = session.getState();
  // Parameters that the URL doesn't have keep their value.
  if (Object.keys(given).length > 0) setUtm({ ...utm, ...given });
}
