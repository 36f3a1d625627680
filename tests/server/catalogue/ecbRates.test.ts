import { expect, it } from 'vitest';
import { readEcbRates } from '../../../server/catalogue/ecbRates.ts';

/** The file in the bank's format, shortened. */
const daily = (cubes: string, day = "<Cube time='2026-11-20'>") =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${day}${cubes}</Cube></Cube>
</gesmes:Envelope>`;

it('the daily file is parsed with its date', () => {
  const { day, rates } = readEcbRates(
    daily(`<Cube currency='USD' rate='1.1592'/><Cube currency="KRW" rate="1704.03"/>`),
  );
  expect(day).toBe('2026-11-20');
  expect([...rates]).toEqual([
    ['USD', '1.1592'],
    ['KRW', '1704.03'],
  ]);
});

it.each([
  ['nothing', '', /well-formed|root/i],
  ['words', 'eurofxref', /text data outside of root node/],
  ['a truncated file', daily('').slice(0, 300), /unclosed tag/],
  ['a web page', '<html><body>Not found</body></html>', /of one day/],
  ['no rates', daily(''), /it has no rates/],
  ['no date', daily(`<Cube currency='USD' rate='1'/>`, '<Cube>'), /of one day/],
  [
    'a date that does not exist',
    daily(`<Cube currency='USD' rate='1'/>`, `<Cube time='2026-13-20'>`),
    /of one day/,
  ],
  ['several dates', daily(`<Cube currency='USD' rate='1'/></Cube><Cube time='2026-11-19'>`), /of one day/],
  ['a rate of 0', daily(`<Cube currency='USD' rate='0'/>`), /line 5 has no rate of USD/],
  ['a rate below 0', daily(`<Cube currency='USD' rate='-1'/>`), /line 5 has no rate of USD/],
  ['a rate that is not a number', daily(`<Cube currency='USD' rate='N/A'/>`), /line 5 has no rate of USD/],
  ['a rate without a currency', daily(`<Cube rate='1'/>`), /line 5 names no currency/],
  [
    'one currency twice',
    daily(`<Cube currency='USD' rate='1'/><Cube currency='USD' rate='2'/>`),
    /USD again/,
  ],
  ['entities', `<!DOCTYPE a [<!ENTITY b "c">]>${daily('')}`, /document type|declaration/i],
])('%s is rejected with a reason', (_, text, reason) => {
  expect(() => readEcbRates(text)).toThrow(reason);
});
