import type { Lang } from '../../src/shared/languages.ts';
import { writeNumber } from '../../src/shared/messageFormat.ts';
import { product } from '../../src/shared/product.ts';
import { promises } from '../../src/shared/promises.ts';
import { wordsOf, type Block, type Inline, type RichText } from '../../src/shared/richText.ts';
import { isSellerFact, type SellerFact } from './legalFacts.ts';

const placeholder = /\{(\w+)\}/;

/** The placeholders in a text that stand for nothing. */
export const unknownPlaceholders = (markdown: string): readonly string[] =>
  namesIn(markdown).filter(
    (name) => !isSellerFact(name) && name !== 'product' && !Object.hasOwn(promises, name),
  );

/** The names of a text's placeholders, each once. */
export const namesIn = (markdown: string): readonly string[] => [
  ...new Set([...markdown.matchAll(new RegExp(placeholder, 'g'))].map(([, name = '']) => name)),
];

/** The settings that a text names. */
export const factsIn = (markdown: string): readonly SellerFact[] => namesIn(markdown).filter(isSellerFact);

export interface Values {
  readonly lang: Lang;
  readonly facts: Partial<Record<SellerFact, string>>;
}

/** A value of several lines. */
const lines = (value: string): Inline[] =>
  value.split('\n').flatMap((line, index) => (index === 0 ? [line] : [{ kind: 'break' as const }, line]));

function valueOf(name: string, { lang, facts }: Values): Inline[] {
  if (name === 'product') return [product.name];
  if (Object.hasOwn(promises, name)) return [writeNumber(lang, promises[name as keyof typeof promises])];
  if (!isSellerFact(name)) return [`{${name}}`];
  const value = facts[name] ?? '';
  if (name === 'contact' && value !== '')
    return [{ kind: 'link', href: `mailto:${value}`, children: [value] }];
  return lines(value);
}

function fillLine(children: readonly Inline[], values: Values): Inline[] {
  return children.flatMap((inline): Inline[] => {
    if (typeof inline === 'string')
      return (
        inline
          .split(placeholder)
          // Every second part is a name.
          .flatMap((part, index) => (index % 2 === 0 ? [part] : valueOf(part, values)))
          .filter((part) => part !== '')
      );
    return 'children' in inline ? [{ ...inline, children: fillLine(inline.children, values) }] : [inline];
  });
}

/** Whether a line names a setting that isn't set. */
const isIdle = (children: readonly Inline[], { facts }: Values): boolean =>
  factsIn(wordsOf(children)).some((name) => facts[name] === undefined);

/**
 * Puts values in a text's placeholders. A paragraph or an item of a list that names a setting which isn't set is left
 * out, and so is a heading with nothing below it. Values are text: no Markdown in them counts.
 */
export function fillPlaceholders(text: RichText, values: Values): RichText {
  const filled = text.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'paragraph':
        return isIdle(block.children, values)
          ? []
          : [{ ...block, children: fillLine(block.children, values) }];
      case 'heading':
        return [{ ...block, children: fillLine(block.children, values) }];
      case 'quote':
        return [{ ...block, children: fillPlaceholders(block.children, values) }];
      case 'list': {
        const items = block.items
          .map((item) => fillPlaceholders(item, values))
          .filter((item) => item.length > 0);
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      default:
        return [block];
    }
  });
  return filled.filter((block, index) => {
    const next = filled[index + 1];
    return (
      block.kind !== 'heading' ||
      (next !== undefined && !(next.kind === 'heading' && next.level <= block.level))
    );
  });
}
