import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colors, hexOf, type Oklch } from '@/shared/colors';
import { renderMail } from '../../server/mail/render.ts';
import { sandboxStyles } from '../../server/commerce/payments/sandbox/sandboxPage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The blocks of tokens.css with the light and the dark colors. */
const [, light = '', dark = ''] = [...read('src/theme/tokens.css').matchAll(/:root[^{]*\{([^}]*)\}/g)].map(
  ([, body = '']) => body,
);

const tokenOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe.each([
  { mode: 'light', block: light },
  { mode: 'dark', block: dark },
] as const)('the $mode colors', ({ mode, block }) => {
  const list: [string, Oklch][] = Object.entries(colors[mode]);
  it.each(list)('include %s with the same value as its token', (name, color) => {
    expect(block).toContain(`${tokenOf(name)}: oklch(${color.join(' ')});`);
  });

  it('give the browser’s toolbar the color of the surface', () => {
    const media = `(prefers-color-scheme: ${mode})`;
    const meta = `<meta name="theme-color" content="${hexOf(colors[mode].surface)}" media="${media}" />`;
    expect(read('index.html')).toContain(meta);
  });
});

it('hexOf converts OKLCH to sRGB like a browser', () => {
  expect(hexOf([1, 0, 0])).toBe('#ffffff');
  expect(hexOf([0, 0, 0])).toBe('#000000');
  expect(hexOf([0.628, 0.2577, 29.23])).toBe('#ff0000');
  expect(hexOf([0.8664, 0.2948, 142.5])).toBe('#00ff00');
  expect(hexOf([0.452, 0.3132, 264.05])).toBe('#0000ff');
  expect(hexOf([0.7, 0.1, 30])).toBe('#d58679');
  expect(hexOf([0.7, 0.1, 150])).toBe('#6fb07d');
  expect(hexOf([0.3, 0.05, 270])).toBe('#242c47');
});

it('emails have light colors inline and dark colors in their style sheet', () => {
  const { html } = renderMail(
    { template: 'loginLink', data: { link: 'https://site.example/en#code=c', minutes: 15 } },
    'en',
  );
  const night = /<style>.*<\/style>/.exec(html)?.[0] ?? '';
  const notOf = (mode: 'light' | 'dark', text: string) => {
    const used = new Set(text.match(/#[0-9a-f]{6}\b/g));
    expect(used.size).toBeGreaterThan(3);
    return [...used].filter((hex) => !Object.values(colors[mode]).some((color) => hexOf(color) === hex));
  };
  expect(notOf('light', html.replace(night, ''))).toEqual([]);
  expect(notOf('dark', night)).toEqual([]);
});

it('the sandbox provider’s page uses only defined colors, and has those of both modes', () => {
  for (const [, name = ''] of sandboxStyles.matchAll(/var\(--(\w+)\)/g))
    expect(Object.keys(colors.light)).toContain(name);
  for (const mode of ['light', 'dark'] as const)
    for (const [name, color] of Object.entries(colors[mode]))
      expect(sandboxStyles).toContain(`--${name}: oklch(${color.join(' ')});`);
});
