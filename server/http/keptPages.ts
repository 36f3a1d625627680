import { setTimeout as wait } from 'node:timers/promises';
import type { PageAddress, RenderedDocument } from '../../src/shared/rendering.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Log } from '../kernel/services.ts';
import { RenderRefused } from '../rendering/renderer.ts';
import { CompressedText } from './compressedText.ts';
import { HtmlPage } from './htmlPage.ts';

/**
 * The most that kept pages may take, in bytes of their HTML and data; the least recently used go first. Compressed
 * copies take half as much again.
 */
const maxBytes = 64_000_000;

/** How long a page may still be sent after its version was last the current one, while it's made again. Milliseconds. */
const graceMs = 4_000;

/**
 * A page that is older is sent only if it can't be made again in time: ratings and views have no version. After half of
 * it a page is made again in the background. Milliseconds.
 */
const defaultMaxAgeMs = 60_000;

/** How long a page that couldn't be rendered isn't tried again, in milliseconds. */
const failureMs = 5_000;

export interface KeptPage {
  readonly page: HtmlPage;
  /** The data that its loaders received, for navigating to it in the browser. */
  readonly answers: CompressedText | undefined;
  /** In milliseconds of `performance.now()`. */
  readonly madeAt: number;
}

interface Entry {
  /** Undefined if it couldn't be rendered. */
  readonly kept: KeptPage | undefined;
  /** The number of the version that it was rendered from; the version itself may be a whole catalog. */
  readonly version: number;
  /** That of the version that was rendered last, which may have failed. */
  readonly triedVersion: number;
  /** Until when it isn't tried again unless the version changes, in milliseconds of `performance.now()`. */
  readonly failedUntil: number;
}

interface KeptPagesOptions {
  readonly render: (address: PageAddress) => Promise<RenderedDocument>;
  /** Makes a page of a document: writes the origin into it. */
  readonly withOrigin: (text: string) => string;
  /** What pages are made from: another one means that all pages may be different. */
  readonly version: () => Promise<unknown>;
  /** How long a visitor waits for a page that is being rendered, before the shell is sent instead. Milliseconds. */
  readonly timeoutMs: () => number;
  readonly metrics: Pick<Metrics, 'renders' | 'shells' | 'keptPages'>;
  readonly log: Pick<Log, 'warn'>;
}

/** What an entry takes besides its texts, in bytes. */
const entryBytes = 500;

const bytesOf = ({ kept }: Entry): number =>
  entryBytes + (kept ? kept.page.bytes + (kept.answers?.bytes ?? 0) : 0);

/** The rendered pages of one build, kept in memory and made again when what they show changes. */
export class KeptPages {
  readonly #options: KeptPagesOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<KeptPage | undefined>>();
  #bytes = 0;
  #version: unknown;
  #versionNumber = 0;
  /** When the version was last found to be the current one, in milliseconds of `performance.now()`. */
  #versionSeenAt = -Infinity;
  /** Until when pages of earlier versions may be sent, by number, likewise. */
  readonly #graceUntil = new Map<number, number>();

  constructor(options: KeptPagesOptions) {
    this.#options = options;
  }

  /** The page at an address; undefined if it can't be had in time, and the shell must be sent. */
  async at(address: PageAddress, maxAgeMs = defaultMaxAgeMs): Promise<KeptPage | undefined> {
    const version = await this.#currentVersion();
    const key = Object.values(address).join(' ');
    const entry = this.#entries.get(key);
    if (!entry) return this.#inTime(this.#make(key, address, version));
    this.#touch(key, entry);
    const now = performance.now();
    const isInGrace = now < (this.#graceUntil.get(entry.version) ?? -Infinity);
    const usable = entry.version === version || isInGrace ? entry.kept : undefined;
    const ageMs = usable ? now - usable.madeAt : Infinity;
    if (entry.triedVersion === version && (now < entry.failedUntil || ageMs < maxAgeMs / 2)) return usable;
    const making = this.#make(key, address, version);
    if (ageMs < maxAgeMs) return usable;
    return (await this.#inTime(making)) ?? usable;
  }

  /**
   * A page that is for one visitor and isn't kept; undefined if it can't be rendered now. It may take as long as it
   * takes: nothing else could be sent instead.
   */
  async once(address: PageAddress): Promise<HtmlPage | undefined> {
    return (await this.#rendered(address))?.page;
  }

  /** The number of the version that pages are made from now. */
  async #currentVersion(): Promise<number> {
    const version = await this.#options.version();
    const now = performance.now();
    if (version !== this.#version) {
      for (const [number, until] of this.#graceUntil) if (until <= now) this.#graceUntil.delete(number);
      // It may have changed as soon as nobody looked.
      this.#graceUntil.set(this.#versionNumber, this.#versionSeenAt + graceMs);
      this.#version = version;
      this.#versionNumber += 1;
    }
    this.#versionSeenAt = now;
    return this.#versionNumber;
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  /** Waits for a page, but not for long. */
  async #inTime(making: Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    const made = new AbortController();
    const late = wait(this.#options.timeoutMs(), 'late' as const, { signal: made.signal, ref: false }).catch(
      () => undefined,
    );
    const first = await Promise.race([making, late]);
    made.abort();
    if (first !== 'late') return first;
    this.#options.metrics.shells.inc({ reason: 'slow' });
    return undefined;
  }

  /** Renders a page, once for all who ask meanwhile. Never rejects. */
  #make(key: string, address: PageAddress, version: number): Promise<KeptPage | undefined> {
    const making =
      this.#making.get(key) ??
      this.#render(key, address, version).finally(() => void this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #render(key: string, address: PageAddress, version: number): Promise<KeptPage | undefined> {
    const kept = await this.#rendered(address, () => this.#rememberFailure(key, version));
    if (kept) this.#keep(key, { kept, version, triedVersion: version, failedUntil: -Infinity });
    return kept;
  }

  /** Keeps what there was, and doesn't try again for a while. */
  #rememberFailure(key: string, version: number): void {
    const { kept, version: keptVersion } = this.#entries.get(key) ?? { kept: undefined, version };
    const failedUntil = performance.now() + failureMs;
    this.#keep(key, { kept, version: keptVersion, triedVersion: version, failedUntil });
  }

  /** Renders a page; undefined if that is refused or fails. */
  async #rendered(address: PageAddress, onFailure?: () => void): Promise<KeptPage | undefined> {
    const { render, withOrigin, metrics, log } = this.#options;
    const begun = performance.now();
    const took = (outcome: string) =>
      metrics.renders.observe({ outcome }, (performance.now() - begun) / 1000);
    try {
      const { html, answers } = await render(address);
      took('rendered');
      return {
        page: new HtmlPage(withOrigin(html)),
        answers: answers === undefined ? undefined : new CompressedText(withOrigin(answers)),
        madeAt: performance.now(),
      };
    } catch (error) {
      if (error instanceof RenderRefused) {
        metrics.shells.inc({ reason: 'refused' });
        return undefined;
      }
      took('failed');
      metrics.shells.inc({ reason: 'failed' });
      log.warn({ err: error, path: address.path }, 'A page could not be rendered');
      onFailure?.();
      return undefined;
    }
  }

  #keep(key: string, entry: Entry): void {
    const before = this.#entries.get(key);
    if (before) this.#bytes -= bytesOf(before);
    this.#touch(key, entry);
    this.#bytes += bytesOf(entry);
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= bytesOf(old);
    }
    this.#options.metrics.keptPages.set(this.#bytes);
  }
}
