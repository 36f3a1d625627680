/** A file in one format; it is at `goods/<id>/<name>`. */
interface GoodFile {
  readonly name: string;
  readonly mediaType: string;
}

/** One thing that the demo hands over; a text is at `goods/<id>/<lang>.md`, and its first line is its title. */
export type Good = { readonly id: string } & (
  | { readonly kind: 'TEXT' }
  | { readonly kind: 'FILE'; readonly files: readonly GoodFile[] }
  | { readonly kind: 'LINK'; readonly link: string }
  // On these Thursdays from the week of the seeding on, in the evening.
  | { readonly kind: 'EVENT'; readonly weeks: readonly number[]; readonly link: string | null }
  | { readonly kind: 'LICENCE'; readonly pool: string }
);

const text = (id: string): Good => ({ id, kind: 'TEXT' });
const event = (id: string, weeks: readonly number[], address: string | null = null): Good => ({
  id,
  kind: 'EVENT',
  weeks,
  link: address,
});
const licence = (id: string): Good => ({ id, kind: 'LICENCE', pool: id });
const link = (id: string, address: string): Good => ({ id, kind: 'LINK', link: address });

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  epub: 'application/epub+zip',
  json: 'application/json',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Formats of one thing, which are saved under one name. */
const file = (id: string, name: string, ...formats: readonly string[]): Good => ({
  id,
  kind: 'FILE',
  files: formats.map((format) => {
    const mediaType = mediaTypes[format];
    if (mediaType === undefined) throw new Error(`No media type for .${format}`);
    return { name: `${name}.${format}`, mediaType };
  }),
});

const atlas = [
  file('atlas-book', 'the-atlas-of-attention', 'epub', 'pdf'),
  file('atlas-poster', 'map-of-a-morning', 'pdf', 'svg'),
];
const atlasStudy = [
  ...atlas,
  file('atlas-data', 'attention-by-the-hour', 'csv', 'json'),
  text('atlas-seminar'),
];
const reading = [
  text('reading-meditations'),
  text('reading-walden'),
  text('reading-dickinson'),
  link('reading-books', 'https://www.gutenberg.org/'),
];
const readingGroup = [...reading, text('reading-together')];
const films = [
  file('movement-breath', 'breath', 'webm'),
  file('movement-weight', 'weight', 'webm'),
  file('movement-wave', 'wave', 'webm'),
  text('movement-notes'),
];
const notebook = file('notebook-pages', 'the-money-notebook', 'pdf');

/** What each tariff of the demo hands over, in order; its words are in `words/`. */
export const goods: Readonly<Record<string, readonly Good[]>> = {
  'letters-digital': [
    text('letter-cold'),
    text('letter-mirror'),
    text('letter-log'),
    text('letter-thaw'),
    file('letters-book', 'letters-from-the-observatory', 'epub', 'pdf', 'txt'),
  ],
  'atlas-reader': atlas,
  'atlas-scholar': atlasStudy,
  'atlas-patron': [...atlasStudy, text('atlas-letters')],
  'reading-solo': reading,
  'reading-group': readingGroup,
  'reading-tutor': [
    ...readingGroup,
    text('reading-margins'),
    event('reading-evenings', [2, 4, 6], 'https://meet.jit.si/the-slow-reading-course'),
  ],
  'recordings-complete': [
    file('recording-salt-flat', 'salt-flat', 'wav'),
    file('recording-library', 'snowed-in-library', 'wav'),
    file('recording-harbor', 'harbor-under-fog', 'wav'),
    text('recording-notes'),
  ],
  'movement-films': films,
  'movement-teacher': [...films, text('movement-plans'), licence('movement-class')],
  'notebook-digital': [notebook],
  'notebook-printed': [file('notebook-sheet', 'the-money-notebook', 'xlsx', 'csv'), notebook],
  'studio-seat': [
    text('studio-evenings'),
    event('studio-calendar', [1, 2, 3, 4, 5]),
    link('studio-sky', 'https://stellarium-web.org/'),
  ],
  'patterns-three': [file('patterns-three', 'three-garments', 'pdf', 'svg'), text('patterns-notes')],
  'patterns-all': [
    file('patterns-nine', 'nine-garments', 'pdf', 'svg'),
    text('patterns-notes'),
    text('patterns-mending'),
  ],
};

/** What comes with each bonus. */
export const giftGoods: Readonly<Record<string, readonly Good[]>> = {
  'reading-list': [text('reading-list')],
};
