import { Readable } from 'node:stream';
import type { Config } from '../../kernel/config.ts';
import type { ByteRange } from './files.ts';
import { fileSettings, type Bucket } from './fileSettings.ts';

/**
 * Files are requested in parts of this many bytes, so that a slow reader holds no connection to the store in between.
 */
const partSize = 1024 * 1024;

/** How long a presigned URL works, in seconds. */
const addressSeconds = 300;

/** A store outside the database; files are named by the SHA-256 of their bytes. */
export interface ObjectStore {
  /** Writes a file; the store refuses bytes that don't match its name. */
  put(id: string, size: number, open: () => AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes from `start` to `end`, both included, with one part of them in memory at a time. */
  read(id: string, range: ByteRange): AsyncGenerator<Uint8Array>;
  remove(id: string): Promise<void>;
  /** A URL that gives anyone who has it the file for a few minutes; only for public files. */
  address(id: string, as: { readonly disposition: string; readonly mediaType: string }): Promise<string>;
}

/** Loads the SDK, which is large, on first use. */
async function openBucket({ name, prefix, ...place }: Bucket): Promise<ObjectStore> {
  const [{ S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand }, { getSignedUrl }] =
    await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]);
  const client = new S3Client({
    region: place.region,
    forcePathStyle: place.forcePathStyle,
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    // Some compatible stores don't understand the SDK's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const named = (id: string) => ({ Bucket: name, Key: `${prefix}${id}` });
  return {
    async put(id, size, open) {
      const command = new PutObjectCommand({
        ...named(id),
        Body: Readable.from(open()),
        ContentLength: size,
      });
      // The hash is known, so the bytes needn't be buffered to be signed; the store verifies them against it.
      command.middlewareStack.add(
        (next) => (args) => {
          const { request } = args;
          if (typeof request === 'object' && request !== null && 'headers' in request)
            Object.assign(request.headers as object, { 'x-amz-content-sha256': id }); // any headers object
          return next(args);
        },
        { step: 'build', name: 'knownHash' },
      );
      await client.send(command);
    },
    async *read(id, { start, end }) {
      for (let first = start; first <= end; first += partSize) {
        const last = Math.min(end, first + partSize - 1);
        const part = new GetObjectCommand({ ...named(id), Range: `bytes=${first}-${last}` });
        const { Body: body } = await client.send(part);
        const bytes = await body?.transformToByteArray();
        if (bytes?.length !== last + 1 - first) throw new Error(`bytes of ${id} are missing at ${first}`);
        yield bytes;
      }
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(named(id)));
    },
    address: (id, { disposition, mediaType }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...named(id),
          ResponseContentDisposition: disposition,
          ResponseContentType: mediaType,
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: addressSeconds },
      ),
  };
}

const stores = new WeakMap<Bucket, Promise<ObjectStore>>();

/** The store of `FILES_URL`; undefined if files are stored in the database. */
export function objectStore(config: Pick<Config, 'environment'>): Promise<ObjectStore> | undefined {
  const { bucket } = fileSettings.of(config);
  if (!bucket) return undefined;
  const known = stores.get(bucket) ?? openBucket(bucket);
  stores.set(bucket, known);
  return known;
}
