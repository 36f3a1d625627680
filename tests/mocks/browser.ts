import { setupWorker } from 'msw/browser';
import { defaultAnswers } from './answers';
import { createHandlers } from './handlers';
import { people } from './people';

/** Answers the application's requests in the browser, for `npm run dev:mock`. */
export const worker = setupWorker(...createHandlers({ answers: defaultAnswers(), people }));
