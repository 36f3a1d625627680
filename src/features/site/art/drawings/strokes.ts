import { field } from '@/features/site/art/drawings/field';
import { centres, orbits } from '@/features/site/art/drawings/orbits';
import { clouds, rain } from '@/features/site/art/drawings/rain';
import { stairs } from '@/features/site/art/drawings/stairs';
import { pegs, thread } from '@/features/site/art/drawings/thread';
import { tides } from '@/features/site/art/drawings/tides';
import type { Work } from '@/features/site/art/works';

/** The tool that draws a path, styled in the style sheet. */
type Tool = 'fine' | 'pen' | 'hue' | 'wash' | 'solid' | 'dots' | 'minutes';

/** One path of a drawing. */
export interface Stroke {
  readonly tool: Tool;
  readonly d: string;
}

const eighthInHue = (d: string, index: number): Stroke => ({ tool: index % 8 === 3 ? 'hue' : 'pen', d });

/** The paths of every drawing, bottom layer first; computed when first shown. */
const drawings: Record<Work['id'], () => Stroke[]> = {
  tides: () => tides().map(eighthInHue),
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

/** The paths of a work; always the same. */
export const strokesOf = (id: Work['id']): Stroke[] => drawings[id]();
