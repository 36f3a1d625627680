import { getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Metrics } from '../kernel/metrics.ts';
import { maskError } from './errorMasking.ts';

/** Times every executed operation, labeled with its first field. */
export const useOperationMetrics = ({ operations }: Pick<Metrics, 'operations'>): Plugin => ({
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName);
    const [first] = operation?.selectionSet.selections ?? [];
    // The document is validated, so this is a field of the contract, whatever its alias.
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
