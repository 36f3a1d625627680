import { createContext, use } from 'react';

/** Tells what was done, at the top of the page. */
export const DeskNewsContext = createContext<(text: string) => void>(() => undefined);

export const useDeskNews = (): ((text: string) => void) => use(DeskNewsContext);
