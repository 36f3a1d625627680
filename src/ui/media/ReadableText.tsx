import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { headingId } from '@/ui/media/headings';
import styles from '@/ui/media/ReadableText.module.css';

/** The plain text of rendered content. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((each: ReactNode) => textOf(each)).join('');
  return typeof node === 'object' && node !== null && 'props' in node
    ? textOf((node.props as { children?: ReactNode }).children)
    : '';
}

/** Headings get ids to link to; the page already has an h1. External images aren't loaded. */
const components: Components = {
  h1: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
  img: ({ alt }) => alt,
};

/** Renders Markdown; HTML in it is shown as text. */
export function ReadableText({ body }: { body: string }) {
  return (
    <div className={styles.text}>
      <Markdown components={components}>{body}</Markdown>
    </div>
  );
}
