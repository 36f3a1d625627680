import { nextTask } from '@/lib/nextTask';

/** Prepares a page of this site ahead of a navigation. `withData` is false where data would cost too much. */
export type Prepare = (href: string, withData: boolean) => Promise<unknown>;

/** So many preparations run at once; further ones wait (specification, section 9). */
export const maxPending = 4;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  // Not in TypeScript's DOM: only Chromium has it.
  'connection' in navigator ? (navigator.connection as Connection | undefined) : undefined;

/** Whether data may be fetched ahead: not on a slow-2g connection and not with Save-Data. */
export const mayFetchData = (of = connection()): boolean =>
  of?.saveData !== true && of?.effectiveType !== 'slow-2g';

/** Prepares each address once, four at a time, in the order they were asked for. */
export class Preloader {
  private prepare: Prepare | undefined;
  private readonly known = new Set<string>();
  private readonly waiting: string[] = [];
  private pending = 0;

  /** The router says how a page is prepared; until then addresses wait. */
  register(prepare: Prepare): void {
    this.prepare = prepare;
    this.next();
  }

  /** Asks for a page of this site to be prepared soon. */
  request(href: string): void {
    if (this.known.has(href)) return;
    this.known.add(href);
    this.waiting.push(href);
    this.next();
  }

  private next(): void {
    while (this.prepare && this.pending < maxPending) {
      const href = this.waiting.shift();
      if (href === undefined) return;
      this.pending += 1;
      void this.run(this.prepare, href);
    }
  }

  private async run(prepare: Prepare, href: string): Promise<void> {
    try {
      // Four at once still are four pieces of work, between which the page answers.
      await nextTask();
      await prepare(href, mayFetchData());
    } catch (error) {
      // Nobody asked for the page yet: the navigation itself will meet the problem and show it.
      console.info('Could not prepare', href, error);
      this.known.delete(href);
    } finally {
      this.pending -= 1;
      this.next();
    }
  }
}

export const preloader = new Preloader();
