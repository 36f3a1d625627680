import { hues } from '../../../src/shared/hues.ts';
import { choiceField, wholeField } from '../fields.ts';
import type { Table } from '../tables.ts';
import { simpleKind } from './simple.ts';

/** A person on the team page. */
const person = {
  name: 'people',
  label: 'person',
  key: ['id'],
  fields: { position: wholeField('position'), hue: choiceField('hue', hues, hues[0]) },
  words: {
    name: { column: 'name', isRequired: true },
    role: { column: 'role', isRequired: true },
    text: { column: 'text', isRequired: false },
  },
  placed: [],
  gone: 'delete',
} as const satisfies Table;

export const people = simpleKind('people', 'person.yaml', person);
