/** A request that a page's document sends before the application has started, with the session's token. */
export interface AheadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it depends on the URL's parameters, so that it's only sent without any. */
  readonly ofSearch: boolean;
}

/** The id of the element with a document's requests, as JSON. */
export const aheadRequestsId = 'ahead-requests';

/** What the document has sent, for the application. */
interface SentAhead {
  readonly token: string;
  /** By request body. */
  readonly responses: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    sentAhead?: SentAhead;
    /** A form was submitted before the application could handle it. */
    submittedEarly?: SubmitEvent;
  }
}
