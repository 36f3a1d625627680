import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { idOf } from '@/data/documentId';
import { trackQuery } from '@/data/freshness';
import { execute, type Operation } from '@/data/transport';
import { anySignal } from '@/lib/anySignal';
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

/** Wraps a response before it's returned. */
export type Around = (answered: ReturnType<typeof execute>) => ReturnType<typeof execute>;

const unchanged: Around = (answered) => answered;

/**
 * The last link of Apollo's chain: sends operations through the transport, with the current session and a language. A
 * response with errors is an error, unless the context accepts partial data (`partial`).
 */
export const transportLink = (lang: Lang, byId = sendsIds): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const stop = new AbortController();
        const noteAnswer = trackQuery(operation.operationName ?? '', operation.variables);
        const { signal, timeoutMs, guestToken, partial = false, around } = operation.getContext();
        const finish: Around = typeof around === 'function' ? around : unchanged;
        const answered = execute(operationOf(operation, byId), {
          lang,
          bearer: session.getState().bearer(),
          variables: operation.variables,
          findText: () => print(operation.query),
          signal: signal instanceof AbortSignal ? anySignal([signal, stop.signal]) : stop.signal,
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
