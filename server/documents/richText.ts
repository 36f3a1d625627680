import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, RichText } from '../../src/shared/richText.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** A part of a text that can't be shown; the rest can. */
export interface TextProblem {
  readonly line: number | undefined;
  readonly text: string;
}

const expectedLink = 'expected an http or https address, a mailto address, or a page such as /services';

/** The target of a link that can be followed: to the web, an email address, or a page without its language. */
function linkTarget(url: string): string | undefined {
  if (/^(?:\/[a-z0-9][\w.-]*)+(?:#[\w-]+)?$/.test(url)) return url;
  if (/^mailto:[^\s@?&]+@[^\s@?&]+$/i.test(url)) return url;
  const parsed = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  return parsed && parsed.username === '' && parsed.password === '' ? parsed.href : undefined;
}

/** Turns Markdown into a tree of what we show. Everything else is left out, and reported. */
class TextReader {
  readonly problems: TextProblem[] = [];
  readonly #targets: ReadonlyMap<string, string>;

  constructor({ children }: Root) {
    this.#targets = new Map(
      children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
    );
  }

  blocks(nodes: readonly Node[]): Block[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  #report(node: Node, text: string): void {
    this.problems.push({ line: node.position?.start.line, text });
  }

  #block(node: Node): Block[] {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', children: this.#line(node.children) }];
      case 'heading':
        if (node.depth === 1) this.#report(node, 'a second title; expected headings from ## on');
        return [{ kind: 'heading', level: Math.max(2, node.depth), children: this.#line(node.children) }];
      case 'list':
        return [
          {
            kind: 'list',
            start: node.ordered ? (node.start ?? 1) : null,
            items: node.children.map((item) => this.blocks(item.children)),
          },
        ];
      case 'blockquote':
        return [{ kind: 'quote', children: this.blocks(node.children) }];
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'definition':
        return [];
      default:
        this.#report(
          node,
          node.type === 'html' ? 'HTML; expected Markdown' : `${node.type} is not known here`,
        );
        return [];
    }
  }

  #line(nodes: readonly Node[]): Inline[] {
    return nodes.flatMap((node) => this.#inline(node));
  }

  #link(node: Node, url: string | undefined, children: readonly Node[]): Inline[] {
    const href = linkTarget(url ?? '');
    const inner = this.#line(children);
    if (href !== undefined) return [{ kind: 'link', href, children: inner }];
    this.#report(node, `a link to ${(url ?? 'nothing').slice(0, 80)}; ${expectedLink}`);
    return inner;
  }

  #inline(node: Node): Inline[] {
    switch (node.type) {
      case 'text':
        // A line of the file is no line of the text.
        return [node.value.replaceAll(/\s*\n\s*/g, ' ')];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: this.#line(node.children) }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link':
        return this.#link(node, node.url, node.children);
      case 'linkReference':
        return this.#link(node, this.#targets.get(node.identifier), node.children);
      default:
        this.#report(
          node,
          node.type === 'html'
            ? 'HTML; expected Markdown'
            : 'a picture; expected text, which everyone can read',
        );
        return [];
    }
  }
}

/** Reads Markdown, and says what in it can't be shown. */
export function readRichText(markdown: string): {
  readonly text: RichText;
  readonly problems: readonly TextProblem[];
} {
  const root = fromMarkdown(markdown);
  const reader = new TextReader(root);
  return { text: reader.blocks(root.children), problems: reader.problems };
}
