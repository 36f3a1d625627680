import type { ProjectId } from '@/shared/projects';
import styles from '@/features/site/orrery/OrreryMachine.module.css';

interface Arm {
  id: ProjectId;
  /**
   * `x`: position of the post; `from`: height of the arm at the column; `y` and `radius`: height and size of the ball.
   */
  x: number;
  from: number;
  y: number;
  radius: number;
}

/** Innermost orbit first. The wider the orbit, the lower its arm, so that posts never cross arms. */
const arms: readonly Arm[] = [
  { id: 'gfs', x: 152, from: 190, y: 118, radius: 7 },
  { id: 'media', x: 262, from: 206, y: 122, radius: 10 },
  { id: 'exchange', x: 106, from: 222, y: 112, radius: 13 },
  { id: 'kapusta', x: 316, from: 238, y: 118, radius: 9 },
  { id: 'art', x: 54, from: 254, y: 124, radius: 11 },
  { id: 'arcanum12th', x: 362, from: 270, y: 112, radius: 17 },
];

const centre = 200;
const height = 118;

const Orbits = () =>
  arms.map(({ id, x }) => (
    <ellipse
      key={id}
      className={styles.orbit}
      cx={centre}
      cy={height}
      rx={Math.abs(x - centre)}
      ry={Math.abs(x - centre) * 0.17}
    />
  ));

/** An arm with the gear that turns it, seen edge-on. */
function ArmDrawing({ arm: { id, x, from, y, radius } }: { arm: Arm }) {
  const corner = x < centre ? 8 : -8;
  return (
    <g data-project={id}>
      <path
        className={styles.arm}
        d={`M${centre} ${from}H${x + corner}Q${x} ${from} ${x} ${from - 8}V${y}`}
      />
      <path className={styles.wheel} d={`M${centre - 24} ${from}h48`} />
      <path className={styles.teeth} d={`M${centre - 22.6} ${from}h46`} />
      <circle className={styles.ball} cx={x} cy={y} r={radius} />
      <circle className={styles.light} cx={x - radius * 0.3} cy={y - radius * 0.35} r={radius * 0.38} />
    </g>
  );
}

function Gear({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g>
      <circle className={styles.cogs} cx={x} cy={y} r={radius} pathLength={Math.round(radius * 1.25) * 2} />
      <circle className={styles.rim} cx={x} cy={y} r={radius - 2.5} />
      <path
        className={styles.spokes}
        d={`M${x - radius + 3} ${y}h${2 * radius - 6}M${x} ${y - radius + 3}v${2 * radius - 6}`}
      />
      <circle className={styles.hub} cx={x} cy={y} r="2.5" />
    </g>
  );
}

/** The gearbox at the bottom, with its crank, on a turned foot. */
const Stand = () => (
  <>
    <path className={styles.wood} d="M184 348h32l5 22c2 9 12 14 34 18h-110c22-4 32-9 34-18Z" />
    <path className={styles.wood} d="M132 388h136v10h-136z" />
    <path className={styles.box} d="M138 294h124v54h-124z" />
    <path className={styles.arm} d="M262 321h34v22" />
    <circle className={styles.hub} cx="296" cy="346" r="5" />
    <Gear x={164} y={323} radius={16} />
    <Gear x={200} y={321} radius={19} />
    <Gear x={236} y={323} radius={16} />
    <path className={styles.wood} d="M130 286h140v8h-140z" />
  </>
);

/** The machine that the product is named after, seen from the side: brass arms on a column, gears and a crank. */
export function OrreryMachine() {
  return (
    <svg className="drawing" viewBox="20 40 364 362" aria-hidden="true">
      <defs>
        <radialGradient id="machine-sun" cx="0.38" cy="0.34" r="0.75">
          <stop className={styles.sunInner} offset="0" />
          <stop className={styles.sunOuter} offset="1" />
        </radialGradient>
        <radialGradient id="machine-halo">
          <stop className={styles.haloInner} offset="0" />
          <stop className={styles.haloOuter} offset="1" />
        </radialGradient>
      </defs>
      <circle cx={centre} cy={height} r="88" fill="url(#machine-halo)" />
      <Orbits />
      <path className={styles.column} d={`M${centre} 286V${height}`} />
      {arms.map((arm) => (
        <ArmDrawing key={arm.id} arm={arm} />
      ))}
      <circle cx={centre} cy={height} r="25" fill="url(#machine-sun)" />
      <Stand />
    </svg>
  );
}
