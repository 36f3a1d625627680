import { Readable } from 'node:stream';
import type { Config } from '../../kernel/config.ts';
import type { ByteRange } from './files.ts';
import { fileSettings, type Bucket } from './fileSettings.ts';

/** A file is asked for in parts of so many bytes: a slow reader holds no connection to the store between two. */
const partSize = 1024 * 1024;

/** How long an address at the store works, in seconds. */
const addressSeconds = 300;

/** A store outside of the database; a file is named by the SHA-256 of its bytes. */
export interface ObjectStore {
  /** Writes a file; a store refuses other bytes than its name says. */
  put(id: string, size: number, open: () => AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes from `start` to `end`, both included; one part of them is in memory at a time. */
  read(id: string, range: ByteRange): AsyncGenerator<Uint8Array>;
  remove(id: string): Promise<void>;
  /** An address that gives the file to anyone who has it, for some minutes: of what everybody may have. */
  address(id: string, as: { readonly disposition: string; readonly mediaType: string }): Promise<string>;
}

/** Loads the SDK, which is large, by its first use. */
async function openBucket({ name, prefix, ...place }: Bucket): Promise<ObjectStore> {
  const [{ S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand }, { getSignedUrl }] =
    await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]);
  const client = new S3Client({
    region: place.region,
    forcePathStyle: place.forcePathStyle,
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    // Checksums of its own are more than some compatible stores understand.
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
      // The hash is known, so that the bytes need not be held to be signed; the store compares them with it.
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

/** The store of `FILES_URL`; undefined where files are kept in the database. */
export function objectStore(config: Pick<Config, 'environment'>): Promise<ObjectStore> | undefined {
  const { bucket } = fileSettings.of(config);
  if (!bucket) return undefined;
  const known = stores.get(bucket) ?? openBucket(bucket);
  stores.set(bucket, known);
  return known;
}
