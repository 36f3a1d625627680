import { networkOf } from '../kernel/networks.ts';

interface QuotaOptions {
  /** The maximum number of requests per network and window. */
  readonly perNetwork: number;
  /** The maximum number of networks tracked per window; requests from further ones are refused. */
  readonly networks: number;
  readonly windowMs: number;
}

/**
 * A rate limit for requests that are not worth a query: counted in this instance's memory, with bounded size however
 * many addresses there are.
 */
export class NetworkQuota {
  readonly #options: QuotaOptions;
  #taken = new Map<string, number>();
  #since = -Infinity;

  constructor(options: QuotaOptions) {
    this.#options = options;
  }

  /** Whether an address may make one more request now. Milliseconds. */
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
