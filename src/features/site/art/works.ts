/** The six drawings, oldest first. */
export const works = [
  { id: 'tides', technique: 'plotter', year: 2023 },
  { id: 'orbits', technique: 'etching', year: 2024 },
  { id: 'field', technique: 'plotter', year: 2024 },
  { id: 'stairs', technique: 'screen', year: 2025 },
  { id: 'rain', technique: 'plotter', year: 2025 },
  { id: 'thread', technique: 'etching', year: 2026 },
] as const;

export type Work = (typeof works)[number];

/** The work named in the URL, if it exists. */
export const workNamed = (name: string | null): Work | undefined => works.find(({ id }) => id === name);

/** The next or previous work, wrapping around. */
export const workAfter = (work: Work, places: 1 | -1): Work =>
  works[(works.indexOf(work) + places + works.length) % works.length] ?? work;
