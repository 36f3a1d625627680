/** Formatted text as a tree, which needs no parser and can contain no HTML. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  /** To the web, an email address, or a page of this site in the reader's language. */
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

export type RichText = readonly Block[];

/** The words of inline text, without their format. */
export const wordsOf = (children: readonly Inline[]): string =>
  children
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('children' in inline) return wordsOf(inline.children);
      return inline.kind === 'code' ? inline.text : ' ';
    })
    .join('');
