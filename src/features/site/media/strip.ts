import type { Kind, Piece } from '@/features/site/media/pieces';

/** User units per minute along a strip. */
export const minuteWidth = 8;
export const stripHeight = 28;

const round = (value: number): number => Math.round(value * 10) / 10 || 0;

/** A fixed pseudorandom number from 0 to 1 for each minute of each piece. */
const loudness = (seed: number, step: number): number =>
  Math.abs(
    Math.sin(step * 0.37 + seed) * 0.55 +
      Math.sin(step * 0.91 + seed * 2.1) * 0.3 +
      Math.sin(step * 2.3) * 0.15,
  );

/** An audio waveform: two strokes per minute. */
const wave = (minutes: number, seed: number): string =>
  Array.from({ length: minutes * 2 }, (_, step) => {
    const height = round(3 + 22 * loudness(seed, step));
    return `M${step * 4 + 2} ${round((stripHeight - height) / 2)}v${height}`;
  }).join('');

/** Lines of text: one paragraph per minute, with four lines, the last one short. */
const lines = (minutes: number, seed: number): string =>
  Array.from({ length: minutes }, (_, minute) => {
    const last = round(1.5 + 4 * loudness(seed, minute));
    const x = minute * minuteWidth + 1;
    return `M${x} 6h6M${x} 11.5h6M${x} 17h6M${x} 22.5h${last}`;
  }).join('');

/** A film strip: one frame per minute, with sprocket holes. */
const frames = (minutes: number): string => {
  const length = minutes * minuteWidth;
  const cells = Array.from({ length: minutes }, (_, minute) => {
    const x = minute * minuteWidth;
    return `M${x + 1} 7h6v14h-6zM${x + 2} 3.5h1.5M${x + 5} 3.5h1.5M${x + 2} 24.5h1.5M${x + 5} 24.5h1.5`;
  });
  return `M0 1h${length}M0 27h${length}${cells.join('')}`;
};

const drawn: Record<Kind, (minutes: number, seed: number) => string> = {
  essay: lines,
  sound: wave,
  film: frames,
};

/** A piece's strip: its length is the duration, its look depends on the kind. */
export const stripOf = ({ kind, minutes }: Piece): string => drawn[kind](minutes, minutes * 0.7);
