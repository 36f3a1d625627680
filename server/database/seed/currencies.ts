/** A currency of the directory; the digits are those that `Intl` writes amounts with. */
interface CurrencyFacts {
  readonly id: string;
  readonly code: string;
  readonly symbol: string;
  readonly digits: number;
}

/** The first currencies of the menu, those of the demo. */
export const currencies = [
  { id: '1', code: 'USD', symbol: '$', digits: 2 },
  { id: '2', code: 'EUR', symbol: '€', digits: 2 },
  { id: '3', code: 'RUB', symbol: '₽', digits: 2 },
  { id: '4', code: 'KZT', symbol: '₸', digits: 2 },
  { id: '5', code: 'UAH', symbol: '₴', digits: 2 },
  { id: '6', code: 'ILS', symbol: '₪', digits: 2 },
  { id: '7', code: 'AED', symbol: 'AED', digits: 2 },
  { id: '8', code: 'IRR', symbol: 'IRR', digits: 0 },
  { id: '9', code: 'CNY', symbol: '¥', digits: 2 },
  { id: '10', code: 'KRW', symbol: '₩', digits: 0 },
  { id: '11', code: 'KWD', symbol: 'KWD', digits: 3 },
  { id: '12', code: 'GBP', symbol: '£', digits: 2 },
] as const satisfies readonly CurrencyFacts[];

export type CurrencyCode = (typeof currencies)[number]['code'];

/** Finds a currency in the table above. */
export function currencyOf(code: CurrencyCode): (typeof currencies)[number] {
  const found = currencies.find((currency) => currency.code === code);
  if (!found) throw new Error(`No such currency: ${code}`);
  return found;
}

/** The other currencies of ISO 4217, by their digits. Their ID is their code. */
const others = [
  {
    digits: 2,
    codes:
      'AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GTQ GYD HKD HNL HTG INR JMD KES KGS KHR KYD LKR LRD LSL MAD MDL MKD MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PLN QAR RON RSD SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SZL THB TJS TMT TOP TRY TTD TWD TZS UYU UZS VES WST XCD ZAR ZMW ZWG',
  },
  {
    digits: 0,
    codes:
      'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD ISK JPY KMF KPW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER',
  },
  { digits: 3, codes: 'BHD JOD LYD OMR TND' },
];

const symbolOf = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** Every currency that can be priced in, in the order of the currency menu. */
export const allCurrencies: readonly CurrencyFacts[] = [
  ...currencies,
  ...others
    .flatMap(({ digits, codes }) => codes.split(' ').map((code) => ({ id: code, code, digits })))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((currency) => ({ ...currency, symbol: symbolOf(currency.code) })),
];
