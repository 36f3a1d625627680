import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';

/** Markdown as XHTML. */
export const toXhtml = (markdown: string): string =>
  renderToStaticMarkup(createElement(Markdown, null, markdown));
