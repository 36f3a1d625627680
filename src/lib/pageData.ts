/** The data in a prerendered page for the application that hydrates it. */
export interface PageData {
  /** The prefix of its language. */
  readonly lang: string;
  /** Samples of how the build formatted the page's values, by kind (`intlFingerprint`). */
  readonly sample: Readonly<Record<string, string>>;
  /** The page's message files, by namespace. */
  readonly messages: Readonly<Record<string, object>>;
  /** The responses its loader received, as `query` caches them. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The id of the element with the data. */
export const pageDataId = 'page-data';

/** Marks the head tags that belong to the prerendered page. */
export const prerenderedAttribute = 'data-ahead';

/** Reads this page's data; undefined if it wasn't prerendered. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by the same build.
  return text ? (JSON.parse(text) as PageData) : undefined;
}
