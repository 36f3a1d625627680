import * as v from 'valibot';
import { defineSettings, text } from '../../kernel/settings.ts';

/** A bucket of an S3-compatible store; its credentials are in the environment, as the SDK expects them. */
export interface Bucket {
  readonly name: string;
  /** The prefix of our object keys; empty, or ending in a slash. */
  readonly prefix: string;
  readonly region: string;
  /** The URL of a service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether the bucket is in a URL's path instead of its host. */
  readonly forcePathStyle: boolean;
}

const known = new Set(['region', 'endpoint', 'pathStyle']);

const isEndpoint = (value: string): boolean => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

/** Decodes a percent-encoded path; undefined if it isn't valid UTF-8. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const bucket = v.pipe(
  text,
  v.check((value) => {
    const url = URL.parse(value);
    return url?.protocol === 's3:' && url.hostname !== '';
  }, 'must begin with s3:// and name a bucket'),
  v.transform((value) => new URL(value)),
  v.check(({ pathname }) => decodePath(pathname) !== undefined, 'has a path that is not UTF-8'),
  v.check(
    ({ searchParams }) => [...searchParams.keys()].every((name) => known.has(name)),
    'takes region, endpoint and pathStyle',
  ),
  v.check(({ searchParams }) => {
    const endpoint = searchParams.get('endpoint');
    return endpoint === null || isEndpoint(endpoint);
  }, 'endpoint must be an http or https address'),
  v.transform(({ hostname, pathname, searchParams }): Bucket => {
    const prefix = (decodePath(pathname) ?? '').replace(/^\/+|\/+$/g, '');
    return {
      name: hostname,
      prefix: prefix === '' ? '' : `${prefix}/`,
      region: searchParams.get('region') ?? 'us-east-1',
      endpoint: searchParams.get('endpoint') ?? undefined,
      forcePathStyle: searchParams.get('pathStyle') === 'true',
    };
  }),
);

/** Where files for sale are stored; without `FILES_URL`, in the database. */
export const fileSettings = defineSettings(
  v.pipe(
    v.object({ FILES_URL: v.optional(bucket) }),
    v.transform(({ FILES_URL: given }) => ({ bucket: given })),
  ),
);

/** The origin browsers are sent to for files, for the CSP; undefined if it's our own. */
export function filesOrigin(config: Parameters<typeof fileSettings.of>[0]): string | undefined {
  const { bucket: at } = fileSettings.of(config);
  if (!at) return undefined;
  const { protocol, host } = new URL(at.endpoint ?? `https://s3.${at.region}.amazonaws.com`);
  return `${protocol}//${at.forcePathStyle ? host : `${at.name}.${host}`}`;
}
