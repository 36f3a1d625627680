import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Me } from '../../server/graphql/generated/resolverTypes';
import { defaultAnswers } from './answers';
import type { Answers } from './contract';
import { createHandlers, type Provided } from './handlers';
import { people } from './people';

/** The mock provider of a test file; changes last until the end of the test. */
export interface MockProvider {
  readonly server: ReturnType<typeof setupServer>;
  /** Overrides the responses to some queries and mutations. */
  answer: (answers: Partial<Answers>) => void;
  /** Adds people, or replaces known ones. */
  know: (...people: Me[]) => void;
}

/** Starts the mock provider for a test file. */
export function withMockProvider(): MockProvider {
  const server = setupServer();
  const fresh = (): Provided => ({ answers: defaultAnswers(), people });
  const provided = fresh();
  const begin = () => {
    Object.assign(provided, fresh());
    server.resetHandlers(...createHandlers(provided));
  };
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    begin();
  });
  afterEach(begin);
  afterAll(() => server.close());
  return {
    server,
    answer: (answers) => void Object.assign(provided.answers, answers),
    know: (...known) => void (provided.people = [...known, ...provided.people]),
  };
}
