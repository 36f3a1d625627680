import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const file = new URL('../../../server/kernel/onOrphaned.ts', import.meta.url).href;

/** A process that runs until its parent is gone, and then says so. */
const script = `
  import { onOrphaned } from '${file}';
  const running = setInterval(() => undefined, 1000);
  onOrphaned(() => { console.log('stopped'); clearInterval(running); });
  console.log('started');`;

it('a process learns that the shell that started it is gone', async () => {
  // npm runs a script in a shell, which doesn't pass signals on.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1" & wait', process.execPath, script]);
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(shell.stdout, 'data');
  expect(output).toBe('started\n');
  shell.kill('SIGKILL');
  // The other process holds the output open until it ends.
  await once(shell.stdout, 'end');
  expect(output).toBe('started\nstopped\n');
});
