const rounds = 10;
const perRound = 60;

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;

/** The groove of a record centered at 0/0: it spirals inwards, louder and softer, and ends. */
export function groove(): string {
  const count = rounds * perRound;
  let written = '';
  let before = { x: 0, y: 0 };
  for (let step = 0; step <= count; step += 1) {
    const part = step / count;
    const angle = (step / perRound) * 2 * Math.PI - Math.PI / 2;
    const loud = Math.sin(part * Math.PI * 3) ** 2 * Math.sin(step * 1.05) * 1.9;
    const radius = 90 - 64 * part + loud;
    const at = {
      x: tenth(radius * Math.cos(angle)),
      y: tenth(radius * Math.sin(angle)),
    };
    written +=
      step === 0
        ? `M${at.x} ${at.y}l`
        : `${step === 1 ? '' : ' '}${tenth(at.x - before.x)} ${tenth(at.y - before.y)}`;
    before = at;
  }
  return written.replaceAll(' -', '-').replaceAll(/(?<=[ l-])0\./g, '.');
}

/** Where the groove ends. */
export const grooveEnd = { x: 0, y: -26 } as const;
