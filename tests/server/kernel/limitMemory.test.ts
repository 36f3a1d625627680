import { expect, it } from 'vitest';
import { limitMemory } from '../../../server/kernel/limitMemory.ts';

/** Tasks that a test ends one by one. */
function tasksIn(run: ReturnType<typeof limitMemory>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    start: (name: string, size: number) =>
      run(size, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        if (name === 'broken') throw new Error('This one fails.');
      }).catch(() => undefined),
    end: (name: string) => ends.get(name)?.(),
  };
}

it('tasks run together as long as they fit, and in order of arrival', async () => {
  const { begun, start, end } = tasksIn(limitMemory({ bytes: 100, tasks: 3 }));
  const broken = start('broken', 60);
  const large = start('large', 50);
  // It would fit, but not before the one that arrived earlier.
  const small = start('small', 10);
  await Promise.resolve();
  expect(begun).toEqual(['broken']);
  end('broken');
  await broken;
  expect(begun).toEqual(['broken', 'large', 'small']);
  end('large');
  end('small');
  await Promise.all([large, small]);
});

it('a task larger than everything runs alone', async () => {
  const { begun, start, end } = tasksIn(limitMemory({ bytes: 100, tasks: 3 }));
  const huge = start('huge', 1000);
  const tiny = start('tiny', 1);
  await Promise.resolve();
  expect(begun).toEqual(['huge']);
  end('huge');
  await huge;
  expect(begun).toEqual(['huge', 'tiny']);
  end('tiny');
  await tiny;
});

it('no more tasks run at once than allowed, however small', async () => {
  const { begun, start, end } = tasksIn(limitMemory({ bytes: 100, tasks: 1 }));
  const all = [start('a', 1), start('b', 1)];
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  end('a');
  await all[0];
  end('b');
  await Promise.all(all);
});
