import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  openingSelection,
  selectionReducer,
  type Selection,
  type SelectionAction,
} from '@/features/checkout/selection/selection';
import { readSelection, writeSelection } from '@/features/checkout/selection/wantedSelection';
import type { Product } from '@/features/checkout/types';

/**
 * The selection for a product with tariffs, read from and written to the URL, so that it survives reloads, language
 * changes and sharing.
 */
export function useSelection(product: Product): [Selection, (action: SelectionAction) => void] {
  const [search, setSearch] = useSearchParams();
  const [selection, setSelection] = useState(() => openingSelection(product, readSelection(search)));
  if (!selection) throw new Error(`Product ${product.id} has no tariffs`);

  const choose = useCallback(
    (action: SelectionAction) => {
      const next = selectionReducer(product, selection, action);
      setSelection(next);
      setSearch((before) => writeSelection(before, next), { replace: true, preventScrollReset: true });
    },
    [product, selection, setSearch],
  );
  return [selection, choose];
}
