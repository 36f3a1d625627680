import { ruleMatcher, type RouteRules, type RuleTarget } from '../../src/shared/routeRules.ts';
import type { Services } from '../services.ts';

/** How long rules are used before they are read again, in milliseconds. */
const freshFor = 5_000;

interface Known {
  readonly rules: RouteRules;
  readonly match: (pathname: string) => RuleTarget | undefined;
  readonly readAt: number;
}

/** The route rules of the database, kept in memory for a few seconds. */
export class RuleSource {
  readonly #services: Services;
  #known: Known | undefined;
  #reading: Promise<Known> | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  async #read(): Promise<Known> {
    const { db, config, log } = this.#services;
    const rows = await db
      .selectFrom('route_rules')
      .selectAll()
      .where('active', '=', true)
      .orderBy('position')
      .execute();
    const rules: RouteRules = {
      rules: rows.map(({ pattern, target, status }) => ({ from: pattern, to: target, status })),
      allowedHosts: [...config.routeRulesHosts],
    };
    return { rules, match: ruleMatcher(rules, (problem) => log.warn(problem)), readAt: performance.now() };
  }

  /** Reads the rules unless they are fresh; those who come meanwhile wait for the same reading. */
  async #refresh(): Promise<Known> {
    if (this.#known && performance.now() - this.#known.readAt < freshFor) return this.#known;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    this.#known = await this.#reading;
    return this.#known;
  }

  /** Every active rule. */
  async rules(): Promise<RouteRules> {
    return (await this.#refresh()).rules;
  }

  /**
   * Where a path leads. Rules known before answer at once and are renewed behind the page's back; a source that
   * fails blocks nothing.
   */
  async match(pathname: string): Promise<RuleTarget | undefined> {
    const reading = this.#refresh().catch((error: unknown) => {
      this.#services.log.error({ err: error }, 'The route rules could not be read');
      return undefined;
    });
    return (this.#known ?? (await reading))?.match(pathname);
  }
}
