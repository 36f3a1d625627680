import {
  choiceField,
  fileField,
  idField,
  optionalIdField,
  pageField,
  pictureField,
  textField,
  wholeField,
} from '../fields.ts';
import type { Table } from '../tables.ts';
import { dayField } from '../timeFields.ts';
import { product } from './productTables.ts';
import { simpleKind } from './simple.ts';

const category = {
  name: 'categories',
  label: 'category',
  key: ['id'],
  fields: { position: wholeField('position'), platformLogo: pictureField('platform_logo') },
  words: { name: { column: 'name', isRequired: true } },
  placed: [],
  gone: 'keep',
} as const satisfies Table;

export const author = {
  name: 'authors',
  label: 'author',
  key: ['id'],
  fields: {
    position: wholeField('position'),
    avatar: pictureField('avatar'),
    landingUrl: pageField('landing_url'),
  },
  words: {
    fullName: { column: 'full_name', isRequired: true },
    description: { column: 'description', isRequired: false },
    regalia: { column: 'regalia', isRequired: false },
  },
  placed: [],
  gone: 'keep',
} as const satisfies Table;

export const study = {
  name: 'researches',
  label: 'study',
  key: ['id'],
  fields: {
    slug: idField('slug'),
    date: dayField('release_date'),
    status: choiceField('status', ['DRAFT', 'PUBLISHED', 'ARCHIVED'], 'PUBLISHED'),
    product: optionalIdField('product_id'),
    doi: textField('doi'),
    file: fileField('file'),
    source: pageField('source'),
    nftSource: pageField('nft_source'),
    imageWeb: pictureField('image_web'),
    imageMob: pictureField('image_mob'),
    platformLogo: pictureField('platform_logo'),
  },
  words: {
    title: { column: 'title', isRequired: true },
    description: { column: 'description', isRequired: true },
    seoTitle: { column: 'seo_title', isRequired: false },
    seoDescription: { column: 'seo_description', isRequired: false },
  },
  placed: [],
  gone: 'archive',
  archived: { column: 'status', value: 'ARCHIVED', when: ['PUBLISHED'] },
  unique: ['slug'],
} as const satisfies Table;

const pairs = (other: string, name: string, label: string, isOrdered: boolean): Table => ({
  name,
  label,
  key: ['research_id', other],
  fields: {},
  words: {},
  placed: isOrdered ? ['position'] : [],
  parents: [{ table: 'researches', column: 'research_id' }],
  ...(isOrdered && { isListed: true }),
  gone: 'delete',
});

/** Labeled like the claim on a study's own slug, so that no two studies share one. */
const formerSlug = {
  name: 'research_slugs',
  label: 'study slug',
  key: ['slug'],
  fields: {},
  words: {},
  placed: ['research_id'],
  gone: 'keep',
} as const satisfies Table;

export const categories = simpleKind('categories', 'category.yaml', category);
export const authors = simpleKind('authors', 'author.yaml', author);
export const studies = simpleKind('studies', 'study.yaml', study, {
  references: [{ fact: 'product', table: product }],
  formerSlugs: { table: formerSlug, own: 'research_id' },
  links: [
    {
      fact: 'categories',
      table: category,
      pairs: pairs('category_id', 'research_categories', 'category of a study', false),
      own: 'research_id',
      other: 'category_id',
    },
    {
      fact: 'authors',
      table: author,
      pairs: pairs('author_id', 'research_authors', 'author of a study', true),
      own: 'research_id',
      other: 'author_id',
    },
  ],
});
