/** What a page that was built ahead brings along for the application that takes it over. */
export interface PageData {
  /** The prefix of its language. */
  readonly lang: string;
  /** How the build writes in that language what the page writes by itself, by kind (`intlFingerprint`). */
  readonly sample: Readonly<Record<string, string>>;
  /** The page's message files, by namespace. */
  readonly messages: Readonly<Record<string, object>>;
  /** What its loader was answered, as `query` keeps it. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The id of the element that holds it. */
export const pageDataId = 'page-data';

/** Marks the tags of the head that belong to the page that was built ahead. */
export const aheadAttribute = 'data-ahead';

/** Reads what this page brings along; undefined where it was not built ahead. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  // The build that wrote it is the one that reads it.
  return text ? (JSON.parse(text) as PageData) : undefined;
}
