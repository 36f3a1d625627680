import type { Plugin } from 'vite';

/** An icon as we use it: with a size, a line width, and a class. The package's own takes 2 kB to do that. */
const createIcon = `
import { createElement } from 'react';
export default function createLucideIcon({ node }) {
  return ({ size = 24, strokeWidth = 2, className }) =>
    createElement(
      'svg',
      {
        className,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}`;

/** An object of a module's text constants. As a namespace object, it would take a file of helpers. */
const asObject = (code: string): string =>
  Array.from(code.matchAll(/\bconst (\w+) = ('\w+')/g), ([, name, value]) => `${name}: ${value}`).join(', ');

const parts: readonly { id: RegExp; rewrite: (code: string) => string }[] = [
  { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, rewrite: () => createIcon },
  {
    id: /graphql[\\/]language[\\/]kinds_\.mjs$/,
    rewrite: (code) => `export const Kind = { ${asObject(code)} };`,
  },
  { id: /graphql[\\/]language[\\/]kinds\.mjs$/, rewrite: () => `export { Kind } from './kinds_.mjs';` },
];

/** Replaces parts of packages with what we use of them. */
export const plainPackages = (): Plugin[] =>
  parts.map(({ id, rewrite }, index) => ({
    name: `plain-packages-${index}`,
    apply: 'build',
    transform: { filter: { id }, handler: (code) => ({ code: rewrite(code), map: null }) },
  }));
