import { describe, expect, it } from 'vitest';
import { sharedTexts } from '../../scripts/loneTexts.ts';

const linesIn = (...sources: string[]) =>
  sharedTexts(sources.map((source, index) => ({ file: `${index}.tsx`, source })));

const component = (markup: string) => `export function A({ name, count }) {\nreturn ${markup};\n}`;

describe('the search for texts that a translated page would break', () => {
  it('refuses a text beside anything else', () => {
    expect(linesIn(component("<p>{count > 0 && <b />}{t('words')}</p>"))).toEqual(['0.tsx:2']);
    expect(linesIn(component("<p>{t('words')}{`${count}`}</p>"))).toEqual(['0.tsx:2']);
    expect(linesIn(component("<p>{isOpen && t('words')}<b /></p>"))).toEqual(['0.tsx:2']);
    expect(linesIn(component("<Button><Icon /> {t('words')}</Button>"))).toEqual(['0.tsx:2']);
  });

  it('refuses a text without an element', () => {
    expect(linesIn(component("t('words')"))).toEqual(['0.tsx:2']);
    expect(linesIn(component("<>{t('words')}</>"))).toEqual(['0.tsx:2']);
  });

  it('accepts the only text of an element, elements beside each other, and spaces', () => {
    expect(linesIn(component("<p>{count > 0 ? t('words') : `${count}`}</p>"))).toEqual([]);
    expect(linesIn(component("<p>{count > 0 && <b />} <span>{t('words')}</span></p>"))).toEqual([]);
    expect(linesIn(component('<ul><li />{list.map(() => <li />)}</ul>'))).toEqual([]);
    expect(linesIn(`const row = () => <tr />;\n${component('<table><tr />{row()}</table>')}`)).toEqual([]);
  });

  it('refuses a property beside something else only if any use passes a text', () => {
    const card = 'const Card = ({ title, children }) => <section>{title}{children}</section>;';
    expect(linesIn(card, component('<Card title={<h2 />}><p /></Card>'))).toEqual([]);
    expect(linesIn(card, component("<Card title={t('title')}><p /></Card>"))).toEqual(['0.tsx:1']);
    expect(linesIn(card, component("<Card title={<h2 />}>{t('words')}</Card>"))).toEqual(['0.tsx:1']);
    const passing = 'const Wrapped = ({ heading }) => <Card title={heading} />;';
    expect(linesIn(card, passing, component("<Wrapped heading={t('title')} />"))).toEqual(['0.tsx:1']);
  });
});
