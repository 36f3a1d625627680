import type * as v from 'valibot';
import type { Sink, WordFiles } from '../entity.ts';
import type { Place } from '../problems.ts';
import type { Owner } from './goodIds.ts';
import { rowIdOf } from './goodIds.ts';
import type { Good } from './goods.ts';
import type { words } from './productFacts.ts';
import { readGood } from './readGood.ts';

/** Reads everything a product can deliver. The returned `handOver` adds goods to a tariff or bonus. */
export function readGoods(
  sink: Sink,
  said: WordFiles<v.InferOutput<typeof words>>,
  goods: readonly Good[],
  {
    place,
    folders,
    at,
  }: {
    readonly place: string;
    readonly folders: readonly string[];
    readonly at: (...keys: (string | number)[]) => Place;
  },
) {
  const inFolder = folders.includes('goods') ? sink.folder.list(`${place}/goods`) : undefined;
  for (const name of inFolder?.files ?? [])
    sink.problems.error({ file: `${place}/goods/${name}` }, 'is not known here');
  for (const name of inFolder?.folders ?? [])
    if (!goods.some(({ id, kind }) => id === name && (kind === 'TEXT' || kind === 'FILE')))
      sink.problems.error({ file: `${place}/goods/${name}` }, 'belongs to no good of this product');
  const known = new Map(
    goods.map((good, index) => [
      good.id,
      readGood(sink, good, said, {
        words: (lang) => {
          const { title, description } = lang.goods[good.id] ?? {};
          return { title, description };
        },
        places: (lang) => lang.goods[good.id]?.places,
        titles: (lang) => lang.goods[good.id]?.files,
        place,
        at: at('goods', index),
        hasFolder: inFolder?.folders.includes(good.id) === true,
      }),
    ]),
  );
  if (known.size < goods.length) sink.problems.error(at('goods'), 'two goods have one id');
  said.known(['goods'], new Set(known.keys()), (lang) => lang.goods);

  const handed = new Set<string>();
  return {
    handOver: (
      owner: Owner,
      lists: { readonly goods: readonly string[]; readonly formerGoods: readonly string[] },
      here: Place,
    ) => {
      for (const [index, goodId] of [...lists.goods, ...lists.formerGoods].entries()) {
        handed.add(goodId);
        const add = known.get(goodId);
        if (add) add(owner, index + 1, index >= lists.goods.length);
        else sink.problems.error(here, `${goodId} is no good of this product`);
      }
    },
    /** Reports goods that nothing delivers. */
    noteUnused: () => {
      for (const [index, { id }] of goods.entries())
        if (!handed.has(id))
          sink.problems.error(at('goods', index), `${id} belongs to no tariff and no bonus`);
    },
  };
}

/** The row ID of the sample, which everyone may read, hear or see: in the first tariff on sale that delivers it. */
export function sampleOf(
  sink: Sink,
  sample: string,
  goods: readonly Good[],
  tariffs: readonly { readonly id: string; readonly archived?: unknown; readonly goods: readonly string[] }[],
  at: Place,
): string | null {
  const kind = goods.find(({ id }) => id === sample)?.kind;
  const tariff = tariffs.find((each) => each.archived === null && each.goods.includes(sample));
  if ((kind === 'TEXT' || kind === 'FILE') && tariff)
    return rowIdOf({ column: 'tariff_id', id: tariff.id }, sample);
  sink.problems.error(at, `sample is ${sample}; expected a text or a file that a tariff on sale hands over`);
  return null;
}
