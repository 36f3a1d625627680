/** A fiscal year in thousands of US dollars, ending on 30 September. */
interface YearFigures {
  readonly year: number;
  readonly revenue: number;
  readonly costs: number;
}

const lastYear: YearFigures = { year: 2026, revenue: 2904, costs: 2598 };

/** The last five years, oldest first. */
export const figures: readonly YearFigures[] = [
  { year: 2022, revenue: 1180, costs: 1242 },
  { year: 2023, revenue: 1564, costs: 1498 },
  { year: 2024, revenue: 2010, costs: 1876 },
  { year: 2025, revenue: 2388, costs: 2411 },
  lastYear,
];

/** Profit of a year; negative for a loss. */
export const profitOf = ({ revenue, costs }: Pick<YearFigures, 'revenue' | 'costs'>): number =>
  revenue - costs;

/** Profit of the last completed year, in thousands of US dollars. */
export const lastProfit = profitOf(lastYear);

/** Total number of shares. */
const sharesInAll = 2400;

/**
 * The payout of some shares, in cents, for a year's profit in thousands of US dollars: a third of the profit is divided
 * among all shares, rounded down; a year without profit pays nothing.
 */
export function payoutOf(profit: number, shares: number): number {
  const cents = Math.max(profit, 0) * 1000 * 100;
  return Math.floor((cents * shares) / (3 * sharesInAll));
}
