/** The CLDR data for Kazakh (`kk`, version 48) that the site uses. `tests/i18n/kazakh.test.ts` compares it. */

export const months = [
  'қаңтар',
  'ақпан',
  'наурыз',
  'сәуір',
  'мамыр',
  'маусым',
  'шілде',
  'тамыз',
  'қыркүйек',
  'қазан',
  'қараша',
  'желтоқсан',
] as const;

/** Starting on Sunday. */
export const weekdays = {
  long: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
  short: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
} as const;

/** Relative time: the noun, its case before "after", and names for some distances. */
export const distances: Readonly<
  Record<string, { noun: string; after: string; auto: Readonly<Record<number, string>> }>
> = {
  second: { noun: 'секунд', after: 'секундтан', auto: { 0: 'қазір' } },
  minute: { noun: 'минут', after: 'минуттан', auto: { 0: 'осы минут' } },
  hour: { noun: 'сағат', after: 'сағаттан', auto: { 0: 'осы сағат' } },
  day: {
    noun: 'күн',
    after: 'күннен',
    auto: { [-2]: 'алдыңгүні', [-1]: 'кеше', 0: 'бүгін', 1: 'ертең', 2: 'бүрсігүні' },
  },
  week: { noun: 'апта', after: 'аптадан', auto: { [-1]: 'өткен апта', 0: 'осы апта', 1: 'келесі апта' } },
  month: { noun: 'ай', after: 'айдан', auto: { [-1]: 'өткен ай', 0: 'осы ай', 1: 'келесі ай' } },
  year: {
    noun: 'жыл',
    after: 'жылдан',
    auto: { [-1]: 'былтырғы жыл', 0: 'биылғы жыл', 1: 'келесі жыл' },
  },
};

/** Languages by BCP 47 tag and currencies by ISO 4217 code; for any other the browser uses English. */
export const displayNames: Readonly<Record<string, string>> = {
  en: 'ағылшын тілі',
  ru: 'орыс тілі',
  es: 'испан тілі',
  fr: 'француз тілі',
  de: 'неміс тілі',
  kk: 'қазақ тілі',
  uk: 'украин тілі',
  he: 'иврит тілі',
  ar: 'араб тілі',
  fa: 'парсы тілі',
  zh: 'қытай тілі',
  'zh-Hans': 'жеңілдетілген қытай тілі',
  it: 'итальян тілі',
  ko: 'корей тілі',
  USD: 'АҚШ доллары',
  EUR: 'Еуро',
  RUB: 'Ресей рублі',
  KZT: 'Қазақстан теңгесі',
  UAH: 'Украина гривнасы',
  ILS: 'Израиль жаңа шекелі',
  AED: 'Біріккен Араб Әмірліктерінің дирхамы',
  IRR: 'Иран риалы',
  CNY: 'Қытай юані',
  KRW: 'Оңтүстік Корея воны',
  KWD: 'Кувейт динары',
  GBP: 'Британдық фунт',
};
