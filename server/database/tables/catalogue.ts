import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Hue } from '../../../src/shared/hues.ts';
import type { ProjectId } from '../../../src/shared/projects.ts';
import type { Minor } from '../../../src/shared/money.ts';
import type { Day, Instant, Text } from './columns.ts';

/** The content that the owner manages: products, plans, prices, studies and people. */
export interface CatalogueTables {
  products: {
    id: string;
    title: Text;
    description: Text;
    landing_url: string | null;
    active: boolean;
    base_currency_id: string;
    available_by_subscription: boolean;
    available_duration: number | null;
    affiliate_program: boolean;
    image_web: string | null;
    image_mob: string | null;
    apple_id: string | null;
    position: number;
    /** The path of its page: lowercase letters, digits and hyphens; derived from the ID if not given. */
    slug: Generated<string>;
    /** The deliverable that everyone may read, hear or see. */
    sample_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** Every slug that a study has or had; maintained by a trigger. */
  research_slugs: { slug: string; research_id: string };
  /** Every slug that a product has or had; maintained by a trigger. */
  product_slugs: { slug: string; product_id: string };
  product_authors: { product_id: string; author_id: string; position: number };
  plans: {
    id: string;
    product_id: string;
    title: Text;
    short_title: Text;
    description: Text | null;
    /** In days; null without an end, or if it lasts months. */
    duration: number | null;
    /** Its length in months of the calendar, in place of days. */
    months: ColumnType<number | null, number | null | undefined, number | null>;
    trial_period: number;
    due_period: number;
    active: boolean;
    infinity: boolean;
    lifetime: boolean;
    landing_url: string | null;
    image_web: string | null;
    max_activated: number;
    position: number;
    /** Whether subscribers of this plan pay member prices. */
    opens_member_prices: Generated<boolean>;
  };
  tariffs: {
    id: string;
    product_id: string;
    name: Text;
    description: Text | null;
    position: number;
    /** When it stopped being sold. */
    archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  prices: {
    tariff_id: string;
    currency_id: string;
    default_minor: Minor;
    sale_minor: Minor | null;
    old_minor: Minor | null;
    sale_until: Instant | null;
    /** The member price, if it is lower. */
    member_minor: ColumnType<Minor | null, Minor | null | undefined, Minor | null>;
    /** The suggested amount for a pay-what-you-want price, at least the default; null if the price is fixed. */
    suggested_minor: ColumnType<Minor | null, Minor | null | undefined, Minor | null>;
  };
  /** What was charged when, written by the database on every change of `prices`; null if it was no longer sold. */
  price_history: {
    id: GeneratedAlways<number>;
    tariff_id: string;
    currency_id: string;
    default_minor: Minor | null;
    sale_minor: Minor | null;
    sale_until: Instant | null;
    changed_at: Generated<Date>;
  };
  gifts: {
    id: string;
    product_id: string;
    type: 'CONTENT' | 'SERVICE' | 'DISCOUNT';
    is_reusable: boolean;
    active: boolean;
    title: Text;
    description: Text;
    position: number;
  };
  gift_tariffs: { gift_id: string; tariff_id: string };
  promo_codes: {
    code: string;
    percent: number;
    product_id: string | null;
    active: boolean;
    valid_until: Instant | null;
    max_uses: number | null;
    /** The number of paid orders that used it. */
    uses: Generated<number>;
  };
  people: { id: string; name: Text; role: Text; text: Text | null; hue: Hue; position: number };
  /** The owner's texts, which replace those in `locales/`. */
  projects: {
    id: ProjectId;
    title: Text;
    description: Text;
    line: Text | null;
    seo_title: Text | null;
    seo_description: Text | null;
  };
  categories: {
    id: string;
    name: Text;
    position: number;
    platform_logo: ColumnType<string | null, string | null | undefined, string | null>;
  };
  authors: {
    id: string;
    full_name: Text;
    description: Text | null;
    regalia: Text | null;
    avatar: string | null;
    landing_url: string | null;
    position: number;
  };
  researches: {
    id: string;
    slug: string;
    title: Text;
    description: Text;
    seo_title: Text | null;
    seo_description: Text | null;
    doi: string | null;
    file: string | null;
    image_web: string | null;
    image_mob: string | null;
    platform_logo: string | null;
    nft_source: string | null;
    source: string | null;
    release_date: Day;
    views_count: Generated<number>;
    status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
    product_id: string | null;
  };
  research_categories: { research_id: string; category_id: string };
  research_authors: { research_id: string; author_id: string; position: number };
  /** A single row; incremented by triggers along with every catalog change. */
  catalogue_version: { is_only: Generated<boolean>; version: number };
}
