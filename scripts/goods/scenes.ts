import { hexOf } from '../../src/shared/colors.ts';
import { arrangements, type Arrangement } from './arrangements.ts';
import { randomFrom } from './random.ts';

/** A size in the units of a drawing. */
export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** The lines of each motif, centered at 0, 0 and about 2 wide. */
const motifs = {
  /** Rings that break off and resume. */
  attention: (next: () => number) =>
    Array.from({ length: 9 }, (_, index) => {
      const radius = 0.12 + index * 0.11;
      const gap = 0.25 + next() * 0.6;
      const turn = next() * 360;
      return `<circle r="${radius.toFixed(3)}" stroke-dasharray="${((6.283 - gap) * radius).toFixed(3)} ${(gap * radius).toFixed(3)}" transform="rotate(${turn.toFixed(0)})"/>`;
    }).join(''),
  /** Threads over and under each other. */
  craft: (next: () => number) =>
    Array.from({ length: 13 }, (_, index) => {
      const at = -0.96 + index * 0.16;
      const sway = (next() - 0.5) * 0.24;
      return `<path d="M-1.05 ${at.toFixed(2)}Q0 ${(at + sway).toFixed(2)} 1.05 ${at.toFixed(2)}" stroke-dasharray="${index % 2 ? '.13 .05' : '.05 .13'}"/><path d="M${at.toFixed(2)} -1Q${(at - sway).toFixed(2)} 0 ${at.toFixed(2)} 1"/>`;
    }).join(''),
  /** Piles that grow and shrink. */
  economics: (next: () => number) =>
    Array.from({ length: 7 }, (_, pile) => {
      const x = -0.9 + pile * 0.3;
      return Array.from({ length: 2 + Math.floor(next() * 11) }, (_coin, coin) => {
        const y = 0.7 - coin * 0.115;
        return `<ellipse cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" rx=".125" ry=".05"/>`;
      }).join('');
    }).join(''),
  /** Lines of text, some of them spoken. */
  media: (next: () => number) =>
    Array.from({ length: 10 }, (_, line) => {
      const y = -0.8 + line * 0.18;
      const end = 0.2 + next() * 0.85;
      const height = next() < 0.4 ? 0.07 : 0;
      const waves = Array.from({ length: Math.floor((end + 1) / 0.12) }, () => `q.03 ${-height} .06 0t.06 0`);
      return `<path d="M-1 ${y.toFixed(2)}${waves.join('')}"/>`;
    }).join(''),
  /** One arm in successive moments. */
  movement: (next: () => number) => {
    const bend = 0.4 + next() * 0.8;
    return Array.from({ length: 17 }, (_, moment) => {
      const turn = -1.9 + moment * 0.16;
      const elbow = [0.55 * Math.cos(turn), 0.55 * Math.sin(turn)] as const;
      const lean = turn - bend + moment * 0.06;
      const hand = [elbow[0] + 0.5 * Math.cos(lean), elbow[1] + 0.5 * Math.sin(lean)] as const;
      const points = [
        [-0.35, 0.35],
        [elbow[0] - 0.35, elbow[1] + 0.35],
        [hand[0] - 0.35, hand[1] + 0.35],
      ];
      return `<path d="M${points.map((point) => point.map((each) => (each ?? 0).toFixed(3)).join(' ')).join('L')}"/>`;
    }).join('');
  },
  /** Two sources with interfering waves. */
  perception: (next: () => number) => {
    const apart = 0.25 + next() * 0.4;
    return [-apart, apart]
      .flatMap((x) =>
        Array.from(
          { length: 10 },
          (_, ring) => `<circle cx="${x.toFixed(2)}" r="${(0.08 + ring * 0.1).toFixed(2)}"/>`,
        ),
      )
      .join('');
  },
  /** The orbits of the site. */
  orrery: (next: () => number) =>
    Array.from({ length: 6 }, (_, orbit) => {
      const radius = 0.25 + orbit * 0.16;
      const turn = next() * 2 * Math.PI;
      const [x, y] = [radius * Math.cos(turn), radius * 0.62 * Math.sin(turn)];
      return `<ellipse rx="${radius.toFixed(2)}" ry="${(radius * 0.62).toFixed(2)}"/><circle class="body" cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(0.03 + next() * 0.05).toFixed(3)}"/>`;
    }).join(''),
  /** A sound wave. */
  recording: (next: () => number) =>
    Array.from({ length: 48 }, (_, moment) => {
      const x = -1 + moment * 0.0425;
      const loud = 0.06 + Math.abs(Math.sin(moment * 0.33)) * (0.15 + next() * 0.55);
      return `<path d="M${x.toFixed(3)} ${(-loud).toFixed(2)}V${loud.toFixed(2)}"/>`;
    }).join(''),
  /** Folded sheets. */
  letters: (next: () => number) =>
    Array.from({ length: 5 }, (_, sheet) => {
      const turn = -16 + sheet * 8 + next() * 4;
      return `<g transform="rotate(${turn.toFixed(1)}) translate(${(-0.4 + sheet * 0.2).toFixed(2)} 0)"><path class="sheet" d="M-.45 -.65H.45V.65H-.45Z"/><path d="M-.3 -.35H.3M-.3 -.15H.25M-.3 .05H.3M-.3 .25H.1"/></g>`;
    }).join(''),
  /** A landscape of contour lines. */
  atlas: (next: () => number) =>
    Array.from({ length: 8 }, (_, height) => {
      const size = 1 - height * 0.115;
      const points = Array.from({ length: 12 }, (_point, index) => {
        const turn = (index / 12) * 2 * Math.PI;
        const radius = size * (0.75 + Math.sin(index * 2.1 + height * 0.2) * 0.14 + next() * 0.05);
        return [radius * Math.cos(turn) * 1.15, radius * Math.sin(turn) * 0.8] as const;
      });
      const middle = (index: number) => {
        const [a, b] = [points[index % 12], points[(index + 1) % 12]];
        return `${(((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2).toFixed(3)} ${(((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2).toFixed(3)}`;
      };
      const curve = points.map(
        (_point, index) =>
          `Q${(points[(index + 1) % 12]?.[0] ?? 0).toFixed(3)} ${(points[(index + 1) % 12]?.[1] ?? 0).toFixed(3)} ${middle(index + 1)}`,
      );
      return `<path d="M${middle(0)}${curve.join('')}Z"/>`;
    }).join(''),
} as const;

export type Motif = keyof typeof motifs;

const fine = (value: number) => value.toFixed(0);

const ball = (id: string, of: number) =>
  `<radialGradient id="${id}" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="${hexOf([0.94, 0.07, of])}"/><stop offset=".6" stop-color="${hexOf([0.74, 0.13, of])}"/><stop offset="1" stop-color="${hexOf([0.48, 0.11, of])}"/></radialGradient>`;

/** A night scene as SVG: a motif in a hue, orbiting bodies around it, and stars. */
export function scene(
  {
    seed,
    hue,
    motif,
    arrangement = 'whole',
  }: {
    readonly seed: number;
    readonly hue: number;
    readonly motif: Motif;
    readonly arrangement?: Arrangement;
  },
  { width, height }: SceneSize,
): string {
  const next = randomFrom(seed);
  const scale = Math.min(width, height) * 0.4;
  const center = { x: width * (0.42 + next() * 0.16), y: height / 2 };
  const far = Math.hypot(width, height) / 2;
  const light = hexOf([0.82, 0.1, hue]);
  const stars = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${fine(next() * width)}" cy="${fine(next() * height)}" r="${(0.6 + next() * 1.5).toFixed(1)}" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`,
  );
  const tilt = -28 + next() * 56;
  const bodies = Array.from({ length: 4 }, (_, index) => {
    const [rx, ry] = [scale * (1.3 + index * 0.32), scale * (0.75 + index * 0.2)];
    const turn = next() * 2 * Math.PI;
    const body = index % 2 === 0 ? 'a' : 'b';
    return `<ellipse cx="0" cy="0" rx="${fine(rx)}" ry="${fine(ry)}" fill="none" stroke="${hexOf([0.5, 0.05, hue])}" stroke-width="1.5"/>
      <circle cx="${fine(rx * Math.cos(turn))}" cy="${fine(ry * Math.sin(turn))}" r="${fine(scale * (0.05 + next() * 0.1))}" fill="url(#${body})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="${fine(center.x)}" cy="${fine(center.y)}" r="${fine(far)}">
      <stop offset="0" stop-color="${hexOf([0.42, 0.09, hue])}"/><stop offset=".55" stop-color="${hexOf([0.28, 0.045, 268])}"/><stop offset="1" stop-color="${hexOf([0.2, 0.035, 268])}"/>
    </radialGradient>
    ${ball('a', 84)}${ball('b', (hue + 40) % 360)}
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>
  <g fill="#fff">${stars.join('')}</g>
  <g transform="translate(${fine(center.x)} ${fine(center.y)}) rotate(${fine(tilt)})">${bodies.join('')}</g>
  <style>.body{fill:url(#a);stroke:none}.sheet{fill:${hexOf([0.32, 0.07, hue])}}</style>
  <g transform="translate(${fine(center.x)} ${fine(center.y)}) scale(${fine(scale)})" fill="none" stroke="${light}" stroke-width=".022" stroke-linecap="round" stroke-linejoin="round">${arrangements[arrangement](() => motifs[motif](next))}</g>
</svg>`;
}

/** An icon in a disc: only the motif, for a subject. */
export const sign = (hue: number, motif: Motif, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-1.5 -1.5 3 3">
  <rect x="-1.5" y="-1.5" width="3" height="3" fill="${hexOf([0.36, 0.09, hue])}"/>
  <style>.body{fill:${hexOf([0.84, 0.11, 84])};stroke:none}.sheet{fill:none}</style>
  <g fill="none" stroke="${hexOf([0.9, 0.07, hue])}" stroke-width=".05" stroke-linecap="round">${motifs[motif](randomFrom(hue))}</g>
</svg>`;

/** A portrait of a fictional person, in front of an orbit. */
export function portrait(seed: number, hue: number, size: number): string {
  const next = randomFrom(seed);
  const [skin, hair] = [
    hexOf([0.55 + next() * 0.3, 0.06, 55]),
    hexOf([0.25 + next() * 0.4, 0.05, 40 + next() * 40]),
  ];
  const long = next() < 0.5 ? 0.75 : 0.2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-1 -1 2 2">
  <rect x="-1" y="-1" width="2" height="2" fill="${hexOf([0.4, 0.08, hue])}"/>
  <circle r=".82" fill="none" stroke="${hexOf([0.7, 0.09, hue])}" stroke-width=".02"/>
  <circle cx="${(0.82 * Math.cos(hue)).toFixed(2)}" cy="${(-Math.abs(0.82 * Math.sin(hue))).toFixed(2)}" r=".09" fill="${hexOf([0.84, 0.11, 84])}"/>
  <path d="M-.42 -.2C-.5 -.75 .5 -.75 .42 -.2L.46 ${long}H-.46Z" fill="${hair}"/>
  <path d="M-.12 .2H.12V.5H-.12Z" fill="${skin}"/>
  <path d="M-.75 1.1C-.7 .55 -.3 .45 0 .45S.7 .55 .75 1.1Z" fill="${hexOf([0.68, 0.11, (hue + 90) % 360])}"/>
  <ellipse cy="-.08" rx=".31" ry=".4" fill="${skin}"/>
  <path d="M-.33 -.14C-.3 -.55 .3 -.55 .33 -.14C.12 -.3 -.14 -.3 -.33 -.14Z" fill="${hair}"/>
</svg>`;
}
