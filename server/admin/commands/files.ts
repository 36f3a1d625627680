import * as v from 'valibot';
import { largestFileMb, megabyte } from '../../commerce/library/files.ts';
import { moveFiles } from '../../commerce/library/moveFiles.ts';
import { objectStore } from '../../commerce/library/objectStore.ts';
import { storedFiles } from '../../content/collectFiles.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';

const move = command({
  name: 'files move',
  summary: `Moves the files that are sold (of at most ${largestFileMb} MB each) to the store of FILES_URL, or with --back into the database.`,
  positionals: [],
  options: { back: { help: 'into the database' } },
  input: v.object({ back: v.optional(v.boolean(), false) }),
  run: async (context, { back }) => {
    const { db, config } = context.services;
    const store = await objectStore(config);
    if (!store) throw failure('NOT_FOUND', 'FILES_URL names no store.');
    const to = back ? 'DATABASE' : 'S3';
    const moved = await moveFiles(db, store, to);
    await audit(db, context, 'files move', to, { moved });
    return { lines: [`${moved} files moved.`], data: { to, moved } };
  },
});

const inMegabytes = (bytes: number): string => `${(bytes / megabyte).toFixed(1)} MB`;

const line = ({ files: count, bytes }: { files: number; bytes: number }, what: string) =>
  `${inMegabytes(bytes).padStart(12)}  in ${count} files ${what}`;

const storage = command({
  name: 'files storage',
  summary: 'Says how much the stored files take, and how much of it waits to be deleted.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services: { db, clock } }) => {
    const data = await storedFiles(db, clock());
    return {
      lines: [
        line(data.used, 'that the catalog uses'),
        line(data.kept, 'that were replaced, and are kept for earlier buyers until their access ends'),
        line(data.waiting, 'that nothing needs: deleted within a day or two'),
      ],
      data,
    };
  },
});

export const files = [move, storage];
