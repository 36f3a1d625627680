import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

/** Whether an answer is one of a GraphQL server: data, errors or both. */
const isAnswer = (body: unknown): body is ApolloLink.Result =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of words from something in between: no answer, which the caller says.
    return undefined;
  }
}

/** Posts an operation. @throws ServerError for what is no answer, and whatever `fetch` throws */
async function post(
  uri: string,
  operation: ApolloLink.Operation,
  given: AbortSignal,
): Promise<ApolloLink.Result> {
  const { headers, fetchOptions } = operation.getContext();
  const { query, variables, operationName } = operation;
  const signal: unknown = fetchOptions?.signal;
  const response = await fetch(uri, {
    method: 'POST',
    // The server knows a caller by the bearer token only.
    credentials: 'omit',
    // Plain JSON: errors of the provider then come with status 200 and are no errors of the network.
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName, query: print(query), variables }),
    signal: signal instanceof AbortSignal ? AbortSignal.any([signal, given]) : given,
  });
  const bodyText = await response.text();
  const body = parse(bodyText);
  if (isAnswer(body)) return body;
  throw new ServerError(`No answer of a GraphQL server, status ${response.status}`, { response, bodyText });
}

/** Ends the chain: JSON by POST. Files go their own way, with `upload`. */
export const httpLink = (uri: string): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const given = new AbortController();
        post(uri, operation, given.signal).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => given.abort();
      }),
  );
