import { describe, expect, it } from 'vitest';
import { pageProblems, patternCount, proseProblems } from '../../scripts/texts/english.ts';
import { documentProblems, messageProblems } from '../../scripts/texts/prose.ts';

/** A text that has the pattern, and what the check must name in it. */
const everywhere: readonly (readonly [string, string])[] = [
  ['It failed. Nothing was charged.', 'Nothing was charged'],
  ['Write to us if you need help.', 'Write to us'],
  ['Your payment has arrived.', 'payment has arrived'],
  ['It can’t be used any more.', 'any more'],
  ['Your trial goes on.', 'goes on'],
  ['Your dreams come along.', 'come along'],
  ['Your orders, and what became of them', 'what became of'],
  ['Money is given back.', 'given back'],
  ['Somebody sent it.', 'Somebody'],
  ['Within two working days', 'working days'],
  ['A desk that shows its working', 'shows its working'],
  ['A waistcoat', 'waistcoat'],
  ['No plans are on offer.', 'on offer'],
  ['Work out a grant', 'Work out'],
  ['It’s an error on our side.', 'on our side'],
  ['Turn towards the wall.', 'towards'],
  ['The catalogue', 'catalogue'],
  ['That there is no such gift', 'there is no such'],
  ['A token that’s not good', 'not good'],
  ['A plan without an end', 'without an end'],
  ['Its events are over.', 'Its events are over'],
  ['Receipts are sent in any case.', 'in any case'],
  ['It costs 500 dollars.', '500 dollars'],
];

const pagesOnly: readonly (readonly [string, string])[] = [
  ['It stops by itself.', 'by itself'],
  ['Your bank took the money back.', 'took the money back'],
  ['Ask for a refund', 'Ask for a refund'],
  ['No second order is made.', 'No second order'],
  ['It’s an address that we don’t know.', 'that we don’t know'],
  ['This page continues automatically.', 'page continues'],
  ['The link is copied.', 'The link is copied.'],
  ['Your trial is over.', 'is over'],
  ['Before:', 'Before:'],
  ['Checking …', '…'],
  ['Cancel any time.', 'any time'],
  ['In praise of the queue', 'queue'],
  ['What is in it', 'What is in it'],
  ['Open my purchases', 'Open my'],
  ['Send the message', 'Send the message'],
  ['You have not finished.', 'have not'],
  ['We will refund it.', 'We will'],
  ['We have sent a link.', 'We have sent'],
  ['Change one’s mind', 'one’s'],
  ['We sent you this message.', 'sent you this message'],
  ['Everything that belongs to it', 'belongs to it'],
  ['Your wallet holds {{amount}}.', 'wallet holds'],
  ['Cancel with one press.', 'with one press'],
  ['You have access to everything.', 'access to everything'],
  ['Buy once, keep it forever.', 'keep it forever'],
  ['Find your orbit', 'your orbit'],
  ['Members’ price', 'Members’ price'],
  ['You can close it: it works without you.', 't: it'],
  ['We email you a link.', 'We email you'],
  ['Your payments are listed here.', 'are listed here'],
  ['Plans couldn’t be loaded.', 'couldn’t be loaded'],
  ['The browser didn’t let us copy it.', 'let us copy'],
  ['Come back later.', 'Come back later'],
  ['To the product', 'To the'],
  ['Buy five things.', 'five things'],
];

const escaped = (words: string) => words.replaceAll(/[.{}]/g, '\\$&');

describe('an English text with an avoided pattern', () => {
  it.each(everywhere)('is found on pages and in prose: %s', (text, words) => {
    const found = [expect.stringMatching(`^shop:text: “${escaped(words)}” instead of “.+”$`)];
    expect(pageProblems('shop:text', text)).toEqual(found);
    expect(proseProblems('shop:text', text)).toEqual(found);
  });

  it.each(pagesOnly)('is found on pages only: %s', (text, words) => {
    const found = expect.stringMatching(
      `^shop:text: “${words.replaceAll(/[.{}]/g, '\\$&')}” instead of “.+”$`,
    );
    expect(pageProblems('shop:text', text)).toContainEqual(found);
    expect(proseProblems('shop:text', text)).toEqual([]);
  });

  it('has an example here for every pattern', () => {
    expect(everywhere.length + pagesOnly.length).toBe(patternCount);
  });
});

it('accepts what American shops write', () => {
  for (const text of [
    'Link copied.',
    'You won’t be charged today.',
    'This page will update when you’re back online.',
    'For example: 25.50',
    'If there’s an account for {{email}}, we’ve sent a login link.',
  ])
    expect(pageProblems('shop:text', text)).toEqual([]);
});

it('finds patterns in documents by line, except in code, file names and link targets', () => {
  const document =
    '# Title\n\nNobody reads it.\n\n```\nnobody\n```\n\n`nobody` [here](nobody.md) docs/catalogue.md';
  expect(documentProblems('a.md', document)).toEqual([
    'a.md:3: “Nobody” instead of “everyone, someone, no one”',
  ]);
});

it('finds patterns in the messages of failures, and in every text of the command line', () => {
  const source = `
    const a = 'There is no such thing.';
    throw failure('NOT_FOUND', 'There is no such dream.');
    throw failure(
      'CONFLICT',
      \`\${name} is not for sale any more.\`,
    );`;
  expect(messageProblems('server/a.ts', source)).toEqual([
    'server/a.ts:3: “There is no such” instead of “not found”',
    'server/a.ts:4: “any more” instead of “anymore”',
  ]);
  const command = `
    // nobody's
    command({ summary: to === 'on' ? 'Gives it back.' : 'Stops.', options: { all: { help: "everybody's" } } });`;
  expect(messageProblems('server/admin/a.ts', command)).toEqual([
    'server/admin/a.ts:3: “Gives it back” instead of “refund”',
    'server/admin/a.ts:3: “everybody” instead of “everyone, someone, no one”',
  ]);
});
