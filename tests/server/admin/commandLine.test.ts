import { expect, it } from 'vitest';
import { runAdmin } from '../../../server/admin/run.ts';

const opened = 'The command was understood';

/** Runs a command that may not get a database; returns the first line of what it said. */
async function say(...words: string[]): Promise<string> {
  const said: string[] = [];
  const open = () => Promise.reject(new Error(opened));
  const output = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) };
  await runAdmin(words, open, 'admin', output).catch((error: Error) => said.push(error.message));
  return said.join('\n').split('\n\n')[0] ?? '';
}

const helpOf = async (words: readonly string[]): Promise<string> => {
  const said: string[] = [];
  const output = { out: (text: string) => void said.push(text), err: () => undefined };
  await runAdmin([...words, '--help'], () => Promise.reject(new Error(opened)), 'admin', output);
  return said.join('\n');
};

const commands = [...(await helpOf([])).matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?)((?: <[a-zA-Z]+>)*) {2}/gm)].map(
  ([, name = '', positionals = '']) => ({
    words: name.split(' '),
    positionals: positionals.match(/\w+/g) ?? [],
  }),
);

it.each([
  ['wallet credit a 5 EUR', '--reason is missing'],
  ['orders list --from', '--from needs a value, such as --from 2026-11-01'],
  ['orders list --from --json', '--from needs a value, such as --from 2026-11-01'],
  ['orders list --form 2026-11-01', 'orders list has no option --form'],
  ['orders list -f', 'orders list has no option -f'],
  ['orders list --json=1', '--json takes no value'],
  ['orders list --from yesterday', '--from must be a date such as 2026-12-31, or 2026-12-31T18:00Z'],
  ['jobs list --page 0', '--page must be at least 1'],
  ['jobs list --limit 1001', '--limit must be at most 1000'],
  ['orders list --limit 201', '--limit must be at most 200'],
  ['orders list --limit many', '--limit must be a whole number'],
  ['orders list --status paid-up', '--status must be one of OPEN, CONFIRMED, PAID, EXPIRED, REFUNDED'],
  ['jobs list --limit many --page x', '--limit must be a whole number\n--page must be a whole number'],
  ['orders show', '<order> is missing'],
  [`orders show ${'x'.repeat(201)}`, '<order> must be at most 200 characters'],
  ['subscription extend a 0 --reason x', '<days> must be at least 1'],
  ['orders show a b', 'b is one word too many'],
])('"%s" is answered in the words of the command', async (line, problem) => {
  expect(await say(...line.split(' '))).toBe(problem);
});

it('no command answers a wrong input in the words of Node or of the schema library', async () => {
  for (const { words, positionals } of commands) {
    const options = [...(await helpOf(words)).matchAll(/^ {2}--(\w+)( <)?/gm)];
    const lines = [
      [],
      positionals,
      positionals.map(() => ''),
      ...options.flatMap(([, name = '', takesValue]) =>
        takesValue
          ? [[`--${name}`], [`--${name}=`], [`--${name}`, 'x'.repeat(2_000)]].map((each) => [
              ...positionals,
              ...each,
            ])
          : [[...positionals, `--${name}=x`]],
      ),
    ];
    for (const rest of lines) {
      const answer = await say(...words, ...rest);
      expect
        .soft(answer, [...words, ...rest].join(' '))
        .not.toMatch(/Invalid|Expected|received|Option|argument/);
      expect.soft(answer, [...words, ...rest].join(' ')).not.toContain('is not valid');
    }
  }
});

it('every list that has a limit takes the same words', async () => {
  const paged: string[] = [];
  for (const { words } of commands) {
    const help = await helpOf(words);
    if (!help.includes('--limit') || help.includes('--cursor')) continue;
    paged.push(words.join(' '));
    for (const option of ['--from <', '--until <', '--limit <', '--page <']) expect(help).toContain(option);
  }
  expect(paged.sort()).toEqual([
    'customers list',
    'declarations list',
    'disputes list',
    'events list',
    'jobs list',
    'ratings list',
    'refunds list',
    'refunds requests',
    'suspense list',
  ]);
});
