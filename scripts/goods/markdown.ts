import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';

/** Converts Markdown to XHTML. */
export const toXhtml = (markdown: string): string =>
  renderToStaticMarkup(createElement(Markdown, null, markdown));
