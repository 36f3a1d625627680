import { describe, expect, it } from 'vitest';
import { hardCodedTexts } from '../../scripts/sourceTexts.ts';

const textsIn = (markup: string) =>
  hardCodedTexts('src/a.tsx', `export const A = () => (\n${markup}\n);`).map(({ text }) => text);

describe('the search for hard-coded texts in markup', () => {
  it('finds text between tags and in visible or spoken attributes', () => {
    expect(textsIn('<p>Good day</p>')).toEqual(['Good day']);
    expect(textsIn('<input placeholder="Your name" />')).toEqual(['Your name']);
    expect(textsIn('<Field label="Email" />')).toEqual(['Email']);
  });

  it('finds text in conditions, fallbacks and templates', () => {
    expect(textsIn("<p>{many ? 'Many' : `Only ${count} left`}</p>")).toEqual(['Many', 'Only', 'left']);
    expect(textsIn("<p>{name ?? 'Nobody'}</p>")).toEqual(['Nobody']);
  });

  it('accepts translations, symbols and technical attributes', () => {
    expect(textsIn('<p className="wide" lang="en">{t(\'a.b\')} · {count}</p>')).toEqual([]);
  });

  it('reports file and line', () => {
    expect(hardCodedTexts('src/a.tsx', 'const a = (\n  <p>Text</p>\n);')[0]?.where).toBe('src/a.tsx:2');
  });
});
