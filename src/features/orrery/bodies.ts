import { product } from '@/shared/product';

/** A project as a body of the orrery: `name` is said in full, `label` has to fit beside its neighbours. */
export interface Body {
  readonly name: string;
  readonly label: string;
}

const named = (name: string): Body => ({ name, label: name });
const site = (ending: string): Body => ({
  name: `${product.name.toLowerCase()}.${ending}`,
  label: `.${ending}`,
});

/** The 13 projects, from the inner orbit outwards; their places and hues are in the style sheet, in this order. */
export const bodies: readonly Body[] = [
  named('gfs'),
  named('gms'),
  named('patrons'),
  named('sponsors'),
  named('investors'),
  site('art'),
  named('arcanum12th'),
  site('dance'),
  site('media'),
  site('fashion'),
  site('science'),
  site('exchange'),
  named('kapusta.money'),
];
