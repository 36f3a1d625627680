import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render over its markup, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
