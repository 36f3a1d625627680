import {
  compileRules,
  type CompiledRules,
  type RouteRules,
  type RuleTarget,
} from '../../src/shared/routeRules.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Services } from '../kernel/services.ts';

/** How long rules are cached, in milliseconds. */
const freshFor = 5_000;

/** The route rules of the database, cached in memory for a few seconds. */
export class RuleSource {
  readonly #services: Pick<Services, 'db' | 'config' | 'log'>;
  readonly #metrics: Pick<Metrics, 'ignoredRules'>;
  #known: CompiledRules | undefined;
  /** The text that `#known` was compiled from. */
  #content = '';
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(services: Pick<Services, 'db' | 'config' | 'log'>, metrics: Pick<Metrics, 'ignoredRules'>) {
    this.#services = services;
    this.#metrics = metrics;
  }

  async #read(): Promise<void> {
    const { db, config, log } = this.#services;
    try {
      const rows = await db
        .selectFrom('route_rules')
        .select(['pattern', 'target', 'status'])
        .where('active', '=', true)
        .orderBy('position')
        .execute();
      const rules = rows.map(({ pattern, target, status }) => ({ from: pattern, to: target, status }));
      const content = JSON.stringify(rules);
      if (!this.#known || content !== this.#content) {
        this.#known = compileRules({ rules, allowedHosts: config.routeRulesHosts }, config.publicOrigin);
        this.#content = content;
        for (const problem of this.#known.problems) log.warn(problem);
        this.#metrics.ignoredRules.set(rules.length - this.#known.rules.length);
      }
    } catch (error) {
      log.error({ err: error }, 'The route rules could not be read');
    }
    this.#readAt = performance.now();
  }

  /** Reads the rules unless they are fresh; concurrent calls share one read. Never rejects. */
  async #refresh(): Promise<void> {
    if (performance.now() - this.#readAt < freshFor) return;
    await (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  /** All usable rules; the last known ones, or none, if the database is unavailable. */
  async rules(): Promise<RouteRules> {
    await this.#refresh();
    return { rules: this.#known?.rules ?? [], allowedHosts: this.#services.config.routeRulesHosts };
  }

  /** Whether the rules have been read: until then a path without a page may still have one. */
  get isKnown(): boolean {
    return this.#known !== undefined;
  }

  /**
   * Where a path redirects to. Known rules are applied immediately and refreshed in the background, so a failing
   * database blocks nothing.
   */
  async match(pathname: string, query: string): Promise<RuleTarget | undefined> {
    const reading = this.#refresh();
    if (!this.#known) await reading;
    return this.#known?.match(pathname, query);
  }
}
