import { nextTask } from '@/lib/nextTask';

/** Prefetches a page of this site. */
export type Prepare = (href: string) => Promise<unknown>;

/** The maximum number of concurrent prefetches; others wait (specification, section 9). */
export const maxPending = 4;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  // Not in TypeScript's DOM types: only Chromium has it.
  'connection' in navigator ? (navigator.connection as Connection | undefined) : undefined;

/** Whether anything may be prefetched: not on a slow-2g connection, and not with Save-Data. */
export const mayPrefetch = (of = connection()): boolean =>
  of?.saveData !== true && of?.effectiveType !== 'slow-2g';

/** Prefetches each URL once, four at a time, in request order. */
export class Preloader {
  private prepare: Prepare | undefined;
  private readonly known = new Set<string>();
  private readonly waiting: string[] = [];
  private pending = 0;

  /** Called by the router to say how a page is prefetched; until then URLs wait. */
  register(prepare: Prepare): void {
    this.prepare = prepare;
    this.next();
  }

  /** Requests that a page of this site be prefetched soon. */
  request(href: string): void {
    if (this.known.has(href) || !mayPrefetch()) return;
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
      // Even four concurrent ones are separate tasks, between which the page can respond.
      await nextTask();
      await prepare(href);
    } catch (error) {
      // Nobody has asked for the page yet: if they do, the navigation will hit the same error and show it.
      console.info('Could not prepare', href, error);
      this.known.delete(href);
    } finally {
      this.pending -= 1;
      this.next();
    }
  }
}

export const preloader = new Preloader();
