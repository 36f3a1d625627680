import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');

/** The blocks of tokens.css, in the order of the file. */
const blocks = [...read('theme/tokens.css').matchAll(/:root([^{]*)\{([^}]*)\}/g)].map(([, , body = '']) =>
  [...body.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name).sort(),
);

const [, light, dark, strongLight, strongDark] = blocks;

/** Tokens that higher contrast doesn't change: backgrounds and decoration. */
const unchanged = new Set([
  '--surface',
  '--surface-raised',
  '--surface-sunken',
  '--on-accent',
  '--glow',
  '--scrim',
  '--shadow',
  '--sun',
  '--sun-edge',
  '--body-lightness',
]);

it('every color has a light and a dark value', () => {
  expect(light).toContain('--surface');
  expect(dark).toEqual(light);
});

it('every text, line and symbol color has light and dark values for higher contrast', () => {
  const wanted = light?.filter((name) => !unchanged.has(name));
  expect(wanted).toContain('--text');
  expect(strongLight).toEqual(wanted);
  expect(strongDark).toEqual(wanted);
});

const sheets = globSync('**/*.css', { cwd: src }).map(read);
const code = globSync('**/*.{ts,tsx}', { cwd: src }).map(read);
const found = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

it('every used custom property is defined, and every defined one is used', () => {
  const defined = new Set([...found(sheets, /(--[\w-]+):/g), ...found(code, /'(--[\w-]+)'/g)]);
  const used = found([...sheets, ...code], /var\((--[\w-]+)/g);
  expect(defined).toEqual(used);
});

it('a mode changes only colors and shadows, so the layout stays the same', () => {
  const [, ...modes] = read('theme/tokens.css').matchAll(/:root[^{]*\{([^}]*)\}/g);
  const values = modes.flatMap(([, body = '']) => [...body.matchAll(/(--[\w-]+):([^;]*);/g)]);
  const others = values.filter(
    ([, name, value = '']) => name !== '--shadow' && !/^ (oklch\(|0\.\d+$)/.test(value),
  );
  expect(others).toEqual([]);
  const asking = globSync('**/*.css', { cwd: src }).filter((file) =>
    /data-theme|prefers-color/.test(read(file)),
  );
  expect(asking).toEqual([path.join('theme', 'tokens.css')]);
});
