/** Why a page can't be shown; the error page has a text for each. */
export type PageErrorReason = 'pageNotFound' | 'pageInvalid' | 'network';

/** An error with an HTTP status that the error page shows. */
export class PageError extends Error {
  readonly status: number;
  readonly reason: PageErrorReason;
  readonly path: string | undefined;

  constructor(
    reason: PageErrorReason,
    status: number,
    message: string,
    options?: ErrorOptions & { path?: string },
  ) {
    super(message, options);
    this.name = 'PageError';
    this.reason = reason;
    this.status = status;
    this.path = options?.path;
  }
}

/** No route matches the path. */
export const pageNotFound = (): PageError => new PageError('pageNotFound', 404, 'Page not found');

/** For a page whose own check fails, so that it's invalid at this path. Throws. */
export function notFound(path: string): never {
  throw new PageError('pageInvalid', 404, `Page Not Found: ${path}`, { path });
}

/** The connection failed, whatever the browser calls it. */
export class NetworkError extends PageError {
  constructor(cause: unknown) {
    super('network', 503, 'Network Error', { cause });
    this.name = 'NetworkError';
  }
}
