import fc from 'fast-check';

const signs = [
  ...Array.from('aAzZ09 ..--__@+%\'"<>/\\:;,()[]{}#?&='),
  ...Array.from('éÉßİıŉΐςΣЖйёҚאבשاأآىيكکة٠٩۰۹漢字한ｶﾞＡ１＠．。ﬁŒø'),
  // Controls, line breaks and spaces.
  ...Array.from('\0\u0001\u0007\b\t\n\v\f\r\u001b\u007f\u0085\u00a0\u2002\u2028\u2029\u3000'),
  // Invisible characters, joiners and directions.
  ...Array.from(
    '\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202d\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff\uffa0',
  ),
  // Combining marks and letters of which some are made.
  ...Array.from(
    '\u0300\u0301\u0308\u0323\u0327\u0338\u064e\u0651\u0640\u05b0\u3099\u1100\u1161\u11a8\u212b\u2126\u1fef',
  ),
  '\ud800',
  '\udfff',
  '\u{1f469}\u200d\u{1f680}',
  '\u{e0041}',
  '\u{1d400}',
  '\uffff',
  '\ufffd',
];

const sign = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...signs) },
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const words = fc.array(sign, { maxLength: 24 }).map((parts) => parts.join(''));

/** Texts of every kind that people paste and programs send, some of them very long. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: words },
  { weight: 20, arbitrary: words.map((text) => text.normalize('NFD')) },
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }) },
  { weight: 1, arbitrary: words.map((text) => text.repeat(400)) },
);
