import { getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Metrics } from '../kernel/metrics.ts';
import { maskError } from './errorMasking.ts';

/** Times every operation that is executed, under the first field it asks for. */
export const useOperationMetrics = ({ operations }: Pick<Metrics, 'operations'>): Plugin => ({
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName);
    const [first] = operation?.selectionSet.selections ?? [];
    // A checked document: its fields are the contract's, whatever aliases they go by.
    const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
    const done = operations.startTimer({ field });
    return {
      onExecuteDone({ result }) {
        const [error] = 'errors' in result ? (result.errors ?? []) : [];
        done({ outcome: error ? String(maskError(error).extensions['code']) : 'OK' });
      },
    };
  },
});
