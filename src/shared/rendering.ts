import type { FirstPaint } from '../lib/pageData.ts';
import type { Campaigns } from './campaigns.ts';
import type { Lang } from './languages.ts';
import type { DeclarationStep } from './postedForm.ts';

/** A page to be rendered. */
export interface PageAddress {
  /** With its language, `/de/team`; or `/`, which exists in every language. */
  readonly path: string;
  readonly lang: Lang;
  /** How much of it. */
  readonly paint: FirstPaint;
  /** The parts of the site that have nothing in them (`siteParts`), separated by spaces. */
  readonly absent: string;
  /** Where campaigns are kept. */
  readonly campaigns: Campaigns;
  /** The answer to a form on it that was posted. */
  readonly posted?: DeclarationStep;
}

/** A rendered page; its origin is a placeholder. */
export interface RenderedDocument {
  readonly html: string;
  /** The responses that its loaders received, as JSON; undefined if it has none. */
  readonly answers: string | undefined;
}

/** Reads a text file of the build, by its path below `dist`. */
export type ReadBuilt = (file: string) => Promise<string>;

/**
 * What the application's bundle for Node exports. The page's requests go through the global `fetch`, one page at a
 * time. @throws if the address is a redirect or an error
 */
export interface Application {
  readonly renderDocument: (address: PageAddress, read: ReadBuilt) => Promise<RenderedDocument>;
}

/** The folder of a build, below `dist`, with what the server renders pages with. */
export const renderingFolder = 'rendering';
