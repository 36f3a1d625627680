import * as v from 'valibot';
import { defineSettings, text } from '../../kernel/settings.ts';

/** A bucket of an S3-compatible store; who may use it is in the environment, as the SDK has it. */
export interface Bucket {
  readonly name: string;
  /** What the names of our files begin with; empty, or ending in a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Another service than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether the bucket is in the path of an address instead of its host. */
  readonly forcePathStyle: boolean;
}

const known = new Set(['region', 'endpoint', 'pathStyle']);

const isEndpoint = (value: string): boolean => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

/** A path as it is read: an address writes other letters than ASCII as bytes. Undefined for bytes that are no letters. */
function lettersOf(path: string): string | undefined {
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
  v.check(({ pathname }) => lettersOf(pathname) !== undefined, 'has a path that is not UTF-8'),
  v.check(
    ({ searchParams }) => [...searchParams.keys()].every((name) => known.has(name)),
    'takes region, endpoint and pathStyle',
  ),
  v.check(({ searchParams }) => {
    const endpoint = searchParams.get('endpoint');
    return endpoint === null || isEndpoint(endpoint);
  }, 'endpoint must be an http or https address'),
  v.transform(({ hostname, pathname, searchParams }): Bucket => {
    const prefix = (lettersOf(pathname) ?? '').replace(/^\/+|\/+$/g, '');
    return {
      name: hostname,
      prefix: prefix === '' ? '' : `${prefix}/`,
      region: searchParams.get('region') ?? 'us-east-1',
      endpoint: searchParams.get('endpoint') ?? undefined,
      forcePathStyle: searchParams.get('pathStyle') === 'true',
    };
  }),
);

/** Where files are kept that are sold; without `FILES_URL` in the database. */
export const fileSettings = defineSettings(
  v.pipe(
    v.object({ FILES_URL: v.optional(bucket) }),
    v.transform(({ FILES_URL: given }) => ({ bucket: given })),
  ),
);

/** Where a browser is sent for a file, as a policy names it; undefined where that is here. */
export function filesOrigin(config: Parameters<typeof fileSettings.of>[0]): string | undefined {
  const { bucket: at } = fileSettings.of(config);
  if (!at) return undefined;
  const { protocol, host } = new URL(at.endpoint ?? `https://s3.${at.region}.amazonaws.com`);
  return `${protocol}//${at.forcePathStyle ? host : `${at.name}.${host}`}`;
}
