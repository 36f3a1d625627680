import * as v from 'valibot';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { parseInput, word } from '../inputs.ts';
import {
  nameOf,
  operatorSetting,
  operatorSettings,
  rowOf,
  type OperatorSetting,
} from '../operatorSettings.ts';

function known(name: string): OperatorSetting {
  const setting = operatorSetting(name);
  if (setting) return setting;
  const names = operatorSettings.map((each) => each.name).join(', ');
  throw failure('NOT_FOUND', `There is no setting ${name}. There are: ${names}`);
}

const list = command({
  name: 'settings list',
  summary: 'Lists the settings, what each does, and its value.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const rows = await services.db.selectFrom('settings').selectAll().orderBy('name').execute();
    const values = Object.fromEntries(
      rows.flatMap((row): [string, string][] => {
        const name = nameOf(row.name);
        return name === undefined ? [] : [[name, known(name).show(row.value)]];
      }),
    );
    return {
      lines: [
        ...operatorSettings.map(({ name, help, example }) => `${name}: ${help} (${example})`),
        '',
        ...Object.entries(values).map(([name, value]) => `${name} = ${value}`),
        ...(Object.keys(values).length === 0 ? ['Nothing is set.'] : []),
      ],
      data: { values },
    };
  },
});

const set = command({
  name: 'settings set',
  summary: 'Changes a setting that `settings list` explains. Running instances follow immediately.',
  positionals: ['name', 'value'],
  options: {},
  input: v.object({ name: word, value: v.string() }),
  run: (context, { name, value }) =>
    context.services.db.transaction().execute(async (trx) => {
      const setting = known(name);
      const stored = parseInput(v.object({ value: setting.input }), { value }).value;
      const country = name.split('.')[1];
      if (country !== undefined) {
        const found = await trx
          .selectFrom('countries')
          .select('id')
          .where('code', '=', country)
          .executeTakeFirst();
        if (!found) throw failure('NOT_FOUND', `There is no country ${country}.`);
      }
      await trx
        .insertInto('settings')
        .values({ name: rowOf(name), value: stored })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: stored }))
        .execute();
      const shown = setting.show(stored);
      await audit(trx, context, 'settings set', name, { value: shown });
      return { lines: [`${name} is ${shown}.`], data: { name, value: shown } };
    }),
});

const clear = command({
  name: 'settings clear',
  summary: 'Removes a setting, so its default applies again.',
  positionals: ['name'],
  options: {},
  input: v.object({ name: word }),
  run: (context, { name }) =>
    context.services.db.transaction().execute(async (trx) => {
      const row = rowOf(known(name).name);
      const { numDeletedRows } = await trx
        .deleteFrom('settings')
        .where('name', '=', row)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw failure('NOT_FOUND', `${name} is not set.`);
      await audit(trx, context, 'settings clear', name);
      return { lines: [`${name} is no longer set.`], data: { name } };
    }),
});

export const settings = [list, set, clear];
