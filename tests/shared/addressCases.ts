/** The expected response to an address, from the server for a document and from the router in the page. */
export interface AddressCase {
  readonly address: string;
  /** 301 redirects to `location`. */
  readonly status: 200 | 301 | 404;
  readonly location?: string;
}

const pages = ['/', '/en', '/en/team', '/en/projects', '/en/auth/login', '/en/projects/orrery.art'].map(
  (address): AddressCase => ({ address, status: 200 }),
);

const variable = ['/en/products/2/payment', '/en/team?Utm_Source=A'].map((address): AddressCase => ({
  address,
  status: 200,
}));

const others = Object.entries({
  '/en/': '/en',
  '/EN': '/en',
  '//en': '/en',
  '//': '/',
  '/en/TEAM': '/en/team',
  '/EN/team/': '/en/team',
  '/en//team': '/en/team',
  '/en/team///': '/en/team',
  '/en/%74eam': '/en/team',
  '/%65n/team?page=2&x=%20': '/en/team?page=2&x=%20',
  '/en/Projects/Orrery.ART': '/en/projects/orrery.art',
  '/en/auth/LOGIN?returnTo=%2Fen': '/en/auth/login?returnTo=%2Fen',
  '/en/products/2/Payment?x=1': '/en/products/2/payment?x=1',
  '/en/products/%32/payment': '/en/products/2/payment',
}).map(([address, location]): AddressCase => ({ address, status: 301, location }));

const none = [
  '/en/nothing',
  '/en/nothing/',
  '/xx',
  '/xx/team',
  '/en/team/more',
  '/nothing/at/all',
  '//evil.example/en/team',
  '/en/projects/orrery.unknown',
  '/en/projects/Unknown',
  '/en/researches/nothing',
  '/en/researches/Speed-Of-News',
  '/en/researches/a%2Fb',
  '/en/products/unknown/payment',
  '/EN/products/unknown/payment',
  '/en/products//payment',
  '/en/%2Fteam',
  '/en/te%zzam',
  '/en/%E0%A4',
  '/en;x=1/team',
  '/en/team;jsessionid=1',
].map((address): AddressCase => ({ address, status: 404 }));

/** One list for both sides, so that server and router agree. */
export const addressCases: readonly AddressCase[] = [...pages, ...variable, ...others, ...none];
