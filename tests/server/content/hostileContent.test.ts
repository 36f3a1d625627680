import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { readWithin } from '../../../server/content/readWithin.ts';
import { apply, contentFolders, edit, problemsIn, rejectionOf } from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const folders = await contentFolders(services);

const facts = 'products/1/product.yaml';
const text = 'products/1/goods/letter-cold/en.md';
const book = 'products/1/goods/letters-book/letters-from-the-observatory.epub';
type Spoil = (at: (name: string) => string) => Promise<unknown>;

const hostile: readonly (readonly [what: string, spoil: Spoil, problem: RegExp])[] = [
  [
    'a symlink to a file elsewhere',
    async (at) => {
      await rm(at(text));
      await symlink('/etc/passwd', at(text));
    },
    /^products\/1\/goods\/letter-cold\/en\.md: a symbolic link/,
  ],
  [
    'a symlink in place of a sold file',
    async (at) => {
      await rm(at(book));
      await symlink('/etc/hostname', at(book));
    },
    /letters-from-the-observatory\.epub: (a symbolic link|cannot be read: ELOOP)/,
  ],
  [
    'a symlink to a folder elsewhere',
    async (at) => {
      await rename(at('studies'), at('../elsewhere'));
      await symlink(at('../elsewhere'), at('studies'));
    },
    /^studies: a symbolic link/,
  ],
  [
    'a pipe in place of a YAML file',
    async (at) => {
      await rm(at(facts));
      await promisify(execFile)('mkfifo', [at(facts)]);
    },
    /^products\/1\/product\.yaml: (neither a file nor a folder|not a file)/,
  ],
  [
    'a device in place of a file',
    async (at) => {
      await rm(at(book));
      await symlink('/dev/zero', at(book));
    },
    /letters-from-the-observatory\.epub: /,
  ],
  [
    'a file over 500 MB',
    (at) => truncate(at(book), 500 * 1024 * 1024 + 1),
    /letters-from-the-observatory\.epub: is of 500\.01 MB; expected at most 500 MB$/,
  ],
  [
    'a YAML file of many megabytes',
    (at) => truncate(at(facts), 200 * 1024 * 1024),
    /^products\/1\/product\.yaml: is of 200 MB; expected at most 1 MB$/,
  ],
  [
    'a file name that leaves the folder',
    (at) => edit(at(facts), 'letters-from-the-observatory.epub', '../../../2/product.yaml'),
    /product\.yaml:\d+: .*name is ".*; expected the name of a file beside this one, without a path/,
  ],
  [
    'an absolute file name',
    (at) => edit(at(facts), 'letters-from-the-observatory.epub', '/etc/passwd'),
    /expected the name of a file beside this one, without a path/,
  ],
  [
    'nested YAML aliases',
    (at) => writeFile(at(facts), 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n'),
    /^products\/1\/product\.yaml:2: an alias; expected the value itself$/,
  ],
  [
    'thousands of nesting levels',
    (at) => writeFile(at(facts), `position: ${'['.repeat(20_000)}`),
    /^products\/1\/product\.yaml:1: /,
  ],
  [
    'a thousand levels of indentation',
    (at) =>
      writeFile(at(facts), Array.from({ length: 1_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')),
    /^products\/1\/product\.yaml:/,
  ],
  [
    'a YAML tag',
    (at) => edit(at(facts), 'base: USD', 'base: !!js/function USD'),
    /^products\/1\/product\.yaml:2: /,
  ],
  [
    'a duplicate key',
    (at) => edit(at(facts), 'base: USD', 'base: USD\nbase: EUR'),
    /^products\/1\/product\.yaml:3: Map keys must be unique$/,
  ],
  [
    'a key on several lines',
    (at) => edit(at(facts), 'base: USD', 'base: USD\n"two\n\n lines": EUR'),
    /^products\/1\/product\.yaml:3: Implicit keys need to be on a single line/,
  ],
  [
    'a __proto__ key',
    (at) => edit(at(facts), 'base: USD', 'base: USD\n__proto__: { a: b }'),
    /__proto__ is not known here$/,
  ],
  [
    'a __proto__ key among names of our own',
    (at) => edit(at('products/1/en.yaml'), 'tariffs:', 'tariffs:\n  __proto__: { title: b }'),
    /__proto__ is not known here$/,
  ],
  [
    'a list in place of a string',
    (at) => edit(at(facts), 'base: USD', 'base: [USD]'),
    /^products\/1\/product\.yaml:2: base is Array; expected a currency of ISO 4217/,
  ],
  [
    'another encoding',
    (at) => writeFile(at('products/1/de.yaml'), Buffer.from('title: Gr\xfc\xdfe\n', 'latin1')),
    /^products\/1\/de\.yaml: not a text in UTF-8$/,
  ],
  [
    'a null character',
    (at) => edit(at('products/1/en.yaml'), 'title: ', 'title: "a\\0b"\nx: '),
    /^products\/1\/en\.yaml:1: title is .*expected a text without control characters$/,
  ],
  [
    'HTML in a title',
    (at) => edit(at('products/1/en.yaml'), 'title: ', 'title: <b>Bold</b> '),
    /^products\/1\/en\.yaml:1: title is .*expected a text without HTML$/,
  ],
  [
    'a script in a text',
    (at) => edit(at(text), 'Dear reader,', 'Dear reader,\n\n<script>alert(1)</script>\n'),
    /en\.md:\d+: HTML, which readers would see as it is written; expected Markdown$/,
  ],
  [
    'HTML within a line of a text',
    (at) => edit(at(text), 'Dear reader,', 'Dear <img src=x onerror=alert(1)> reader,'),
    /en\.md:3: HTML/,
  ],
  [
    'a javascript: link',
    (at) => edit(at(text), 'Dear reader,', '[Dear](javascript:alert(1)) reader,'),
    /en\.md:3: a link to javascript:alert\(1\); expected an https address$/,
  ],
  [
    'an invalid URL',
    (at) => edit(at('studies/6/study.yaml'), 'file:', 'source: javascript:void(0)\nfile:'),
    /study\.yaml:\d+: source is .*expected an/,
  ],
  [
    'a folder whose name is not an id',
    (at) => mkdir(at('products/a b')),
    /^products\/a b: is no name of a folder/,
  ],
  [
    'an unknown file',
    (at) => writeFile(at('products/1/run.sh'), 'x'),
    /^products\/1\/run\.sh: is not known here$/,
  ],
  [
    'an empty file for sale',
    (at) => truncate(at(book), 0),
    /letters-from-the-observatory\.epub: is empty; expected what is sold$/,
  ],
  [
    'an empty YAML file',
    (at) => writeFile(at(facts), ''),
    /^products\/1\/product\.yaml:1: the file is null; expected lines of names and values$/,
  ],
  [
    'two YAML documents in a file',
    async (at) => writeFile(at(facts), `${await readFile(at(facts), 'utf8')}\n---\nposition: 2\n`),
    /^products\/1\/product\.yaml:\d+: a second document; expected one$/,
  ],
  [
    'UTF-16',
    (at) => writeFile(at(facts), Buffer.from('\ufeffposition: 1\n', 'utf16le')),
    /^products\/1\/product\.yaml: not a text in UTF-8$/,
  ],
  [
    'an id that is a property of every object',
    (at) =>
      edit(at(facts), 'goods:\n', 'goods:\n  - { id: toString, kind: LINK, link: https://example.com/ }\n'),
    /^products\/1\/product\.yaml:\d+: goods\.0\.id is "toString"; expected an id that is no word of JavaScript/,
  ],
  [
    'a bidirectional override in a title',
    (at) => edit(at('products/1/en.yaml'), 'title: ', 'title: "\\u202e$1"\nx: '),
    /^products\/1\/en\.yaml:1: title is .*expected a text without control characters$/,
  ],
  [
    'a price that is not an amount',
    (at) => edit(at(facts), 'default: 12.00', 'default: 1e3'),
    /^products\/1\/product\.yaml:\d+: .*default is "1e3"; expected an amount such as 12\.00$/,
  ],
  [
    'a plan of millions of years',
    (at) => edit(at('plans/month/plan.yaml'), 'months: 1', 'days: 999999999'),
    /^plans\/month\/plan\.yaml:\d+: days is .*; expected a whole number from 1 to 3660$/,
  ],
  [
    'a plan of months and days',
    (at) => edit(at('plans/month/plan.yaml'), 'months: 1', 'months: 1\ndays: 30'),
    /^plans\/month\/plan\.yaml:1: days and months; expected one of them$/,
  ],
  [
    'a plan without a length',
    (at) => edit(at('plans/month/plan.yaml'), 'months: 1\n', ''),
    /^plans\/month\/plan\.yaml:1: months is missing: expected how long it is paid for, in months or in days, or lifetime: true$/,
  ],
  [
    'a date in the year 0',
    (at) => edit(at('studies/6/study.yaml'), 'date: 2', 'date: 0000-01-01\nx: 2'),
    /^studies\/6\/study\.yaml:\d+: date is "0000-01-01"; expected a day such as 2026-12-31$/,
  ],
  [
    'a folder in place of a YAML file',
    async (at) => {
      await rm(at(facts));
      await mkdir(at(facts));
    },
    /^products\/1\/product\.yaml: /,
  ],
];

/** A small catalog; each test starts from a copy of it. */
const parts = [
  'products/1',
  'products/10',
  'plans/month',
  'studies/6',
  'categories/media',
  'authors/okonjo',
  'authors/stroud',
];

it('the catalog that these tests spoil is valid to begin with', async () => {
  expect(await problemsIn(await folders.copy(parts))).toEqual([]);
});

it.each(hostile)('%s is reported, and nothing is applied', async (_, spoil, problem) => {
  const folder = await folders.copy(parts);
  // A valid change, which must not be applied either.
  await edit(path.join(folder, 'plans/month/plan.yaml'), 'dueDays: 5', 'dueDays: 6');
  await spoil((name) => path.join(folder, name));
  const problems = await rejectionOf(apply(db, clock(), folder));
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
  expect(await problemsIn(folder)).toEqual(expect.arrayContaining(problems));
  const { due_period: days } = await db
    .selectFrom('plans')
    .select('due_period')
    .where('id', '=', 'month')
    .executeTakeFirstOrThrow();
  expect(days).toBe(5);
});

it('parsing stops for text that would take hours or overflow the stack', () => {
  const parse = (text: string) => fromMarkdown(text);
  expect(readWithin('[a]('.repeat(250_000), parse, 300)).toEqual({
    problem: 'takes more than 0.3 s to read; expected fewer signs and levels',
  });
  const deep = (text: string): number => (text === '' ? 0 : 1 + deep(text));
  expect(readWithin('short', deep)).toEqual({ problem: 'goes too deep; expected fewer levels' });
  expect(readWithin('x'.repeat(10_000), deep)).toEqual({ problem: 'goes too deep; expected fewer levels' });
  expect(readWithin('x'.repeat(10_000), (text) => text.length)).toEqual({ value: 10_000 });
});
