import * as v from 'valibot';
import { largestFileMb } from '../../commerce/library/files.ts';
import { moveFiles } from '../../commerce/library/moveFiles.ts';
import { objectStore } from '../../commerce/library/objectStore.ts';
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

export const files = [move];
