import Bowser from 'bowser';

/** The browser and system of a user agent, as names that need no translation; null if unknown. */
export interface UserAgentInfo {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: 'DESKTOP' | 'TABLET' | 'PHONE' | 'UNKNOWN';
}

const devices: Readonly<Record<string, UserAgentInfo['device']>> = {
  desktop: 'DESKTOP',
  tablet: 'TABLET',
  mobile: 'PHONE',
};

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Only well-known names: the header is untrusted text and must not become a message on the page. */
const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** Parses a `User-Agent` header. */
export function describeUserAgent(header: string | null): UserAgentInfo {
  if (!header?.trim()) return { browser: null, os: null, device: 'UNKNOWN' };
  const { browser, os, platform } = Bowser.parse(header);
  return {
    browser: known(browsers, browser.name),
    os: known(systems, os.name),
    device: devices[platform.type ?? ''] ?? 'UNKNOWN',
  };
}
