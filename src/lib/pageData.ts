/**
 * How much of a page the server renders, which knows no visitor. `whole`: all of it, for everyone. `visitor`: as
 * someone new sees it; the application shows it anew with the visitor's own data. `frame`: header, navigation, heading
 * and skeleton, without data.
 */
export type FirstPaint = 'whole' | 'visitor' | 'frame';

/** The data in a rendered page for the application that takes it over. */
export interface PageData {
  /** How much of the page was rendered. */
  readonly paint: FirstPaint;
  /** The prefix of its language. */
  readonly lang: string;
  /** Samples of how the build formatted the page's values, by kind (`intlFingerprint`). */
  readonly sample: Readonly<Record<string, string>>;
  /** The page's message files, by namespace. */
  readonly messages: Readonly<Record<string, object>>;
  /** The responses its loader received, as `query` caches them. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The responses to its other requests, by request body, as someone without a session gets them. */
  readonly responses: Record<string, unknown>;
  /** The answer to a form on it that was posted without script. */
  readonly posted?: unknown;
}

/** The id of the element with the data. */
export const pageDataId = 'page-data';

/** Marks the head tags that belong to the rendered page. */
export const prerenderedAttribute = 'data-ahead';

/** Whether the server has rendered this page. */
export const isRenderedPage = (): boolean =>
  !import.meta.env.SSR && document.getElementById(pageDataId) !== null;

/** Reads this page's data; undefined if it wasn't rendered. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by the same build.
  return text ? (JSON.parse(text) as PageData) : undefined;
}
