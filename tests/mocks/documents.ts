import { documentKinds, type DocumentKind } from '@/shared/documents';
import type { RichText } from '@/shared/richText';
import type { Answers } from './contract';

const titles: Readonly<Record<DocumentKind, string>> = {
  terms: 'Terms of Service',
  privacy: 'Privacy policy',
  withdrawal: 'Right of withdrawal',
  'withdrawal-form': 'Withdrawal form',
  imprint: 'Imprint',
  accessibility: 'Accessibility',
};

const paragraph = (text: string): RichText[number] => ({ kind: 'paragraph', children: [text] });
const heading = (text: string): RichText[number] => ({ kind: 'heading', level: 2, children: [text] });

/** A text with three sections, a link of each kind, and a list. */
const long: RichText = [
  paragraph('These are the terms.'),
  heading('Seller'),
  {
    kind: 'paragraph',
    children: [
      'Read the ',
      { kind: 'link', href: '/terms/withdrawal', children: ['instructions'] },
      ', or write to ',
      { kind: 'link', href: 'mailto:hello@orrery.example', children: ['hello@orrery.example'] },
      '.',
    ],
  },
  heading('Price'),
  { kind: 'list', start: null, items: [[paragraph('Tax is included.')], [paragraph('Fees are not.')]] },
  heading('Law'),
  paragraph('The law of the seller’s country applies.'),
];

const versions = [
  { version: '2', inForceFrom: '2026-11-01' },
  { version: '1', inForceFrom: '2026-01-15' },
];

export const documentAnswers: Pick<Answers, 'document' | 'ownPage'> = {
  document: ({ kind, version = '2' }) => {
    const known = documentKinds.find((each) => each === kind);
    const found = versions.find((each) => each.version === (version ?? '2'));
    return known && found
      ? {
          kind: known,
          title: titles[known],
          ...found,
          isInForce: found.version === '2',
          language: 'en',
          text: known === 'terms' ? long : [paragraph(`The text of ${titles[known]}.`)],
          Versions: versions,
        }
      : null;
  },
  ownPage: ({ slug }) =>
    slug === 'shipping'
      ? { slug, title: 'Shipping', language: 'en', text: [paragraph('We ship nothing.')] }
      : null,
};
