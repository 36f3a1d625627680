import * as v from 'valibot';
import { command } from '../command.ts';
import { gapLine, lawGaps } from '../lawGaps.ts';

const check = command({
  name: 'law check',
  summary:
    'Lists what the shop lacks of what the law asks of a seller, and where it belongs. Not legal advice.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const gaps = await lawGaps(services);
    return {
      lines: gaps.length === 0 ? ['Nothing is missing.'] : gaps.map(gapLine),
      data: { gaps },
      failed: gaps.some(({ weight }) => weight !== 'NOTE'),
    };
  },
});

export const law = [check];
