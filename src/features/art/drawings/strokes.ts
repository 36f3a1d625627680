import { field } from '@/features/art/drawings/field';
import { centres, orbits } from '@/features/art/drawings/orbits';
import { clouds, rain } from '@/features/art/drawings/rain';
import { stairs } from '@/features/art/drawings/stairs';
import { pegs, thread } from '@/features/art/drawings/thread';
import { tides } from '@/features/art/drawings/tides';
import type { Work } from '@/features/art/works';

/** With which tool a path is drawn; the style sheet knows them. */
type Tool = 'fine' | 'pen' | 'hue' | 'wash' | 'solid' | 'dots' | 'minutes';

/** One path of a drawing. */
export interface Stroke {
  readonly tool: Tool;
  readonly d: string;
}

const ninthInHue = (d: string, index: number): Stroke => ({ tool: index % 8 === 3 ? 'hue' : 'pen', d });

/** The paths of every drawing, from the ground up; computed when it is first shown. */
const drawings: Record<Work['id'], () => Stroke[]> = {
  tides: () => tides().map(ninthInHue),
  orbits: () => [
    { tool: 'wash', d: orbits() },
    { tool: 'solid', d: centres() },
  ],
  field: () => [{ tool: 'pen', d: field() }],
  stairs: () => [{ tool: 'solid', d: stairs() }],
  rain: () => [
    { tool: 'fine', d: clouds() },
    { tool: 'minutes', d: rain() },
  ],
  thread: () => [
    { tool: 'fine', d: thread() },
    { tool: 'dots', d: pegs() },
  ],
};

/** What to draw for a work; the same every time. */
export const strokesOf = (id: Work['id']): Stroke[] => drawings[id]();
