/** Assembles a page: the built index.html as the frame, the rendered page, and what both need. */
import { directionOf, languageOf, type Lang } from '../shared/languages.ts';
import { prerenderedAttribute, pageDataId, type PageData } from '../lib/pageData.ts';
import { aheadRequestsId, type AheadRequest } from '../shared/aheadRequest.ts';
import type { Campaigns } from '../shared/campaigns.ts';
import { escapeHtml } from '../shared/escapeHtml.ts';
import type { ForcedColorMode } from '../theme/colorMode.ts';
import { headScript } from './headScript.ts';

interface Style {
  readonly address: string;
  readonly css: string;
}

export interface PageParts {
  readonly lang: Lang;
  /** The parts of the site that have nothing in them, separated by spaces. */
  readonly absent: string;
  readonly campaigns: Campaigns;
  /** Head tags, as rendered. */
  readonly head: string;
  /** The content of `#app`. */
  readonly body: string;
  readonly data: PageData;
  /** What the document requests before the application has started. */
  readonly requests: readonly AheadRequest[];
  /** Whether it's for signed-in users only. */
  readonly isGuarded: boolean;
  /** The page's style sheets with their text. */
  readonly styles: readonly Style[];
  /** The URLs of its scripts, and of the fonts for its first paint. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** Structured data (schema.org) for search engines. */
  readonly facts: readonly object[];
  readonly colorMode: ForcedColorMode | undefined;
  /** The content for readers without JavaScript. */
  readonly noScript: string;
}

/** JSON that is safe inside a script tag: nothing in it can end the element or start a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const startTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const inlineScript = /<script>[\s\S]*?<\/script>/;
const startStyle = /<link rel="stylesheet"[^>]*>/;

/** Inlines the styles: on a slow connection a round trip costs more than their few bytes. */
const inlineStyles = (styles: readonly Style[]): string[] =>
  styles.length === 0 ? [] : [`<style>${styles.map(({ css }) => css.trim()).join('\n')}</style>`];

/**
 * Disabled links, which load nothing, but keep the application's loader from requesting the inlined style sheets. They
 * belong to the template of the application: where the document arrives slowly, Chromium's preload scanner requests
 * them from the head all the same, before the first paint.
 */
const disabledLinks = (styles: readonly Style[]): string[] =>
  styles.map(({ address }) => `<link rel="stylesheet" crossorigin href="${address}" disabled>`);

/** Replaces a part of the frame. @throws Error if the frame doesn't have it */
function put(html: string, place: RegExp | string, part: string): string {
  if (html.search(place) < 0) throw new Error(`index.html has no ${String(place)}`);
  // A function, because `$` has a special meaning in a replacement string.
  return html.replace(place, () => part);
}

/** The whole document. */
export function pageHtml(frame: string, page: PageParts): string {
  const { lang, colorMode } = page;
  const start = (frame.match(startTags) ?? []).map((tag) => tag.trim());
  const known = (address: string) => frame.includes(`"${address}"`);

  const preloads = page.scripts
    .filter((address) => !known(address))
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
  const application = `<template id="application">${[...disabledLinks(page.styles), ...start, ...preloads].join('')}</template>`;
  // Low priority: the first paint uses them if they're there, but they don't compete with it for bandwidth.
  const fonts = page.fonts.map(
    (address) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${address}">`,
  );
  const styles = inlineStyles(page.styles);
  const requests =
    page.requests.length === 0
      ? []
      : [`<script type="application/json" id="${aheadRequestsId}">${inlineJson(page.requests)}</script>`];
  const facts = page.facts.map(
    (fact) =>
      `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', ...fact })}</script>`,
  );

  let html = frame.replaceAll(startTags, '');
  html = put(
    html,
    /<html[^>]*>/,
    `<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}" data-absent="${page.absent}" data-campaigns="${page.campaigns}" data-theme="${colorMode ?? 'light'}">`,
  );
  html = put(
    html,
    inlineScript,
    [
      page.head.replace(/<(?:title|meta|link)\b/g, `$& ${prerenderedAttribute}`),
      ...requests,
      `<script>${headScript(page)}</script>`,
    ].join('\n    '),
  );
  const link = startStyle.exec(html)?.[0] ?? '';
  const isInline = page.styles.some(({ address }) => link.includes(`"${address}"`));
  html = put(html, startStyle, [...(isInline ? [] : [link]), ...fonts, ...styles].join('\n    '));
  html = put(html, /\s*<\/head>/, ['', application, ...facts].join('\n    ') + '\n  </head>');
  return put(
    html,
    '<div id="app"></div>',
    `<noscript><p class="no-script">${escapeHtml(page.noScript)}</p></noscript>\n    <div id="app">${page.body}</div>\n    <script type="application/json" id="${pageDataId}">${inlineJson(page.data)}</script>`,
  );
}
