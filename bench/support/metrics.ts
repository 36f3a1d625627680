/** The sum of a metric's samples that begin with a text: its name, and some of its labels. */
export async function readMetric(origin: string, start: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const samples = text.split('\n').filter((line) => line.startsWith(start));
  return samples.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

/** How many pages a server has rendered, or tried to. */
export const rendersOf = (origin: string): Promise<number> =>
  readMetric(origin, 'page_render_duration_seconds_count');

/** How many pages a server has sent without their content. */
export const shellsOf = (origin: string): Promise<number> => readMetric(origin, 'page_shells_total');
