import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { idOf } from '@/data/documentId';
import { beginQuery } from '@/data/freshness';
import { execute, type Operation } from '@/data/transport';
import { sendsIds } from '@/lib/env';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

type Document = ApolloLink.Operation['query'];

const operations = new WeakMap<Document, Operation>();

function operationOf({ query, operationName = '' }: ApolloLink.Operation, byId: boolean): Operation {
  const known = operations.get(query);
  if (known) return known;
  const id = byId ? idOf(query) : undefined;
  const made = { name: operationName, id, text: id === undefined ? print(query) : undefined };
  operations.set(query, made);
  return made;
}

/** Does something with an answer before it is given out. */
export type Around = (answered: ReturnType<typeof execute>) => ReturnType<typeof execute>;

const asItIs: Around = (answered) => answered;

/**
 * Ends Apollo's chain in the transport, as the session of the moment and in a language. An answer with errors is an
 * error, unless the context says that parts of the data will do (`partial`).
 */
export const transportLink = (lang: Lang, byId = sendsIds): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const stop = new AbortController();
        const noteAnswer = beginQuery(operation.operationName ?? '', operation.variables);
        const { signal, timeoutMs, guestToken, partial = false, around } = operation.getContext();
        const finish: Around = typeof around === 'function' ? around : asItIs;
        const answered = execute(operationOf(operation, byId), {
          lang,
          bearer: session.getState().bearer(),
          variables: operation.variables,
          findText: () => print(operation.query),
          signal: signal instanceof AbortSignal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
          ...(typeof timeoutMs === 'number' && { timeoutMs }),
          ...(typeof guestToken === 'string' && { guestToken }),
        });
        finish(answered).then(
          ({ data, error }) => {
            if (error && partial !== true) return observer.error(error);
            if (!error) noteAnswer();
            observer.next({
              data: data as ApolloLink.Result['data'], // an object, by the contract
              ...(error && { errors: [{ message: error.message, extensions: { error } }] }),
            });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => stop.abort();
      }),
  );
