import Bowser from 'bowser';

/** Browser and system of a user agent, in names that need no translation; null when unknown. */
export interface UserAgentWords {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: 'DESKTOP' | 'TABLET' | 'PHONE' | 'UNKNOWN';
}

const devices: Readonly<Record<string, UserAgentWords['device']>> = {
  desktop: 'DESKTOP',
  tablet: 'TABLET',
  mobile: 'PHONE',
};

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Only names that are well known: the header is anyone's text, and must not become a message on the page. */
const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** Reads a `User-Agent` header. */
export function describeUserAgent(header: string | null): UserAgentWords {
  if (!header?.trim()) return { browser: null, os: null, device: 'UNKNOWN' };
  const { browser, os, platform } = Bowser.parse(header);
  return {
    browser: known(browsers, browser.name),
    os: known(systems, os.name),
    device: devices[platform.type ?? ''] ?? 'UNKNOWN',
  };
}
