import { decimal } from '@/features/site/art/drawings/pathData';

/** The weather of an invented year: a fixed pseudorandom number from 0 to 1 for each day. */
function chance(day: number): number {
  let seed = Math.imul(day + 11, 0x9e3779b1);
  seed = Math.imul(seed ^ (seed >>> 15), 0x85ebca6b);
  seed = Math.imul(seed ^ (seed >>> 13), 0xc2b2ae35);
  return ((seed ^ (seed >>> 16)) >>> 0) / 4_294_967_296;
}

export const daysOfYear = 365;
/** Maximum rain per day, in minutes. */
export const maxMinutes = 40;

/** Minutes of rain on a day of the year (from 0): wet autumns, dry summers, and rarely just one rainy day in a row. */
export function minutesOn(day: number): number {
  const season = 0.5 + 0.28 * Math.cos(((day - 320) / daysOfYear) * 2 * Math.PI);
  const spell = (chance(Math.floor(day / 4)) + chance(Math.floor((day + 2) / 5) + 900)) / 2;
  const wet = season + spell - 0.78;
  if (wet <= 0 || chance(day + 4000) < 0.16) return 0;
  return Math.max(1, Math.min(maxMinutes, Math.round(wet * 62 * (0.35 + chance(day + 7000)))));
}

const perRow = 92;

/** Height of one minute; must match the dashes in the style sheet. */
export const minuteStep = 1.2;

/** A line for every day with rain, one season per row in four rows; dashes mark the minutes. */
export const rain = (): string =>
  Array.from({ length: daysOfYear }, (_, day) => {
    const minutes = minutesOn(day);
    if (minutes === 0) return '';
    const x = 16 + (day % perRow) * 1.846;
    const y = 20 + Math.floor(day / perRow) * 51.5;
    // Ends in the middle of the gap after the last dash.
    return `M${decimal(x)} ${decimal(y)}v${decimal(minutes * minuteStep - 0.2)}`;
  }).join('');

/** The four lines from which the rain falls. */
export const clouds = (): string => [0, 1, 2, 3].map((row) => `M15 ${decimal(18 + row * 51.5)}h170`).join('');
