/** The six drawings, from the oldest on. */
export const works = [
  { id: 'tides', technique: 'plotter', year: 2023 },
  { id: 'orbits', technique: 'etching', year: 2024 },
  { id: 'field', technique: 'plotter', year: 2024 },
  { id: 'stairs', technique: 'screen', year: 2025 },
  { id: 'rain', technique: 'plotter', year: 2025 },
  { id: 'thread', technique: 'etching', year: 2026 },
] as const;

export type Work = (typeof works)[number];

/** The work of a name in the address, if there is one. */
export const workNamed = (name: string | null): Work | undefined => works.find(({ id }) => id === name);

/** The work so many places after another, going round. */
export const workAfter = (work: Work, places: 1 | -1): Work =>
  works[(works.indexOf(work) + places + works.length) % works.length] ?? work;
