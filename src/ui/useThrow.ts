import { useCallback, useState } from 'react';

/** Returns a function that throws an error during rendering, so that it reaches the error page. */
export function useThrow(): (error: unknown) => void {
  const [, setState] = useState();
  return useCallback(
    (error) =>
      setState(() => {
        throw error;
      }),
    [],
  );
}
