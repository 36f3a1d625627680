import { expect, it } from 'vitest';
import { acts } from '../../../../src/shared/desk/acts.ts';
import { commandName } from '../../../../server/admin/act.ts';
import { implementations } from '../../../../server/admin/implementations.ts';
import { commands } from '../../../../server/admin/run.ts';
import { shellOnly } from '../../../../server/admin/shellOnly.ts';

/** Acts about the session of a browser; a shell has none. */
const doorOnly = new Set(['me', 'proof']);

it('no act of the desk is without its command, with the same name', () => {
  const named = acts.filter(({ name }) => !doorOnly.has(name)).map(({ name }) => name);
  expect(implementations.map(({ act }) => act.name).sort()).toEqual(named.sort());
  for (const { act, command } of implementations) expect(command?.name).toBe(commandName(act.name));
});

it('no command is without its act, unless it says why', () => {
  const ofDesk = new Set(acts.map(({ name }) => commandName(name)));
  const others = commands.map(({ name }) => name).filter((name) => !ofDesk.has(name));
  expect(others.sort()).toEqual(Object.keys(shellOnly).sort());
  for (const reason of Object.values(shellOnly)) expect(reason).toMatch(/\w/);
});

it('every act that changes something says whom it is about, and every act of money how much it moves', () => {
  const told = implementations.map((implementation) => {
    const ready = implementation.ready({}, (_schema, given) => given); // only looked at, never run
    return [implementation.act.name, ready.about !== undefined, ready.moves !== undefined];
  });
  expect(told).toEqual(implementations.map(({ act }) => [act.name, act.changes, act.proof === 'money']));
});
