import { networkOf } from '../kernel/networks.ts';

interface QuotaOptions {
  /** Requests of one network in a window. */
  readonly perNetwork: number;
  /** The maximum of networks counted in a window; requests of further ones are refused. */
  readonly networks: number;
  readonly windowMs: number;
}

/**
 * A limit for what is not worth a query: counted in the memory of one copy, which stays small however many addresses
 * ask.
 */
export class NetworkQuota {
  readonly #options: QuotaOptions;
  #taken = new Map<string, number>();
  #since = -Infinity;

  constructor(options: QuotaOptions) {
    this.#options = options;
  }

  /** Whether one more may be taken from an address now. Milliseconds. */
  take(ip: string, now: number): boolean {
    const { perNetwork, networks, windowMs } = this.#options;
    if (now - this.#since >= windowMs) {
      this.#since = now;
      this.#taken = new Map();
    }
    const network = networkOf(ip);
    const taken = this.#taken.get(network) ?? 0;
    if (taken >= perNetwork || (taken === 0 && this.#taken.size >= networks)) return false;
    this.#taken.set(network, taken + 1);
    return true;
  }
}
