import type { ReactNode } from 'react';
import { useLang } from '@/i18n/lang';
import type { Block, Inline, RichText } from '@/shared/richText';
import { Link } from '@/ui/Link';

/** A link to a page of this site in the reader's language, to an email address, or to the web in a new tab. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const lang = useLang();
  if (href.startsWith('/'))
    return (
      <Link to={`/${lang}${href}`} preloadInView={false}>
        {children}
      </Link>
    );
  if (/^mailto:/i.test(href)) return <a href={href}>{children}</a>;
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return <span>{inline}</span>;
  switch (inline.kind) {
    case 'strong':
      return (
        <strong>
          <Line text={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Line text={inline.children} />
        </em>
      );
    case 'link':
      return (
        <TextLink href={inline.href}>
          <Line text={inline.children} />
        </TextLink>
      );
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
  }
}

/** Text in a line; each piece has an element of its own (decision 48). */
export function Line({ text }: { text: readonly Inline[] }) {
  const [only] = text;
  if (text.length === 1 && typeof only === 'string') return only;
  return text.map((inline, index) => (
    // The text never changes on its page.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <InlineView key={index} inline={inline} />
  ));
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line text={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = headings[block.level - 2] ?? 'h6';
      return (
        <Heading>
          <Line text={block.children} />
        </Heading>
      );
    }
    case 'list': {
      const items = block.items.map((item, index) => (
        // As above.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <ItemView item={item} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return (
        <blockquote>
          <RichTextView text={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

/** An item of a list; a single line needs no paragraph. */
function ItemView({ item }: { item: readonly Block[] }) {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return <RichTextView text={item} />;
  return (
    <>
      {rest.length === 0 ? (
        <Line text={first.children} />
      ) : (
        <p>
          <Line text={first.children} />
        </p>
      )}
      <RichTextView text={rest} />
    </>
  );
}

/** Formatted text: only what `RichText` knows, so nothing in it can become HTML. */
export function RichTextView({ text }: { text: RichText }) {
  return text.map((block, index) => (
    // As above.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <BlockView key={index} block={block} />
  ));
}
