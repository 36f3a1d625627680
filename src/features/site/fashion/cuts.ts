/** The nine garments, outermost first. */
export const garments = [
  'coat',
  'jacket',
  'shirt',
  'trousers',
  'skirt',
  'dress',
  'vest',
  'apron',
  'bag',
] as const;

export type Garment = (typeof garments)[number];

/** A technical drawing of 100 × 100 units: the outline, and the seams inside it. */
export interface Cut {
  readonly outline: string;
  readonly seams: string;
}

export const cuts: Record<Garment, Cut> = {
  coat: {
    outline:
      'M41 8 30 13 18 58l9 3 6-22-5 53h44l-5-53 6 22 9-3L70 13 59 8l-9 12zM50 20v72M41 8l-5 9 14 15 14-15-5-9',
    seams:
      'M32 64h11m14 0h11M29 87h42M20 53l9 3m42 0 9-3M46 40h.1m-.1 12h.1m-.1 12h.1m-.1 12h.1M34 18q3 10-1 20m33-20q-3 10 1 20',
  },
  jacket: {
    outline:
      'M40 14 28 20 16 66l10 3 6-22v39h36V47l6 22 10-3-12-46-12-6-10 8zM50 22v64M40 14l3 14 7-6 7 6 3-14',
    seams:
      'M35 36h10v10H35zm20 0h10v10H55zM35 62h11v14H35zm19 0h11v14H54zM32 82h36M18 61l10 3m44 0 10-3M35 39h10m10 0h10M35 66h11m8 0h11',
  },
  shirt: {
    outline:
      'M41 12 29 17 16 60l9 3 8-23v48q17 5 34 0V40l8 23 9-3-13-43-12-5q-9 8-18 0zM41 12l-1 10 10-3 10 3-1-10',
    seams:
      'M48 20v70m4-70v70M50 28h.1m-.1 12h.1m-.1 12h.1m-.1 12h.1m-.1 12h.1M57 36h9v9l-4.5 3-4.5-3zM18 55l9 3m46 0 9-3M33 85q17 5 34 0M32 20q6 9 1 20m35-20q-6 9-1 20',
  },
  trousers: {
    outline: 'M32 8h36l6 84H55L50 40l-5 52H26zM32 15h36',
    seams:
      'M50 15v25M50 32q5-1 5-9v-8M33 17l-3 14m37-14 3 14M38 8v7m24-7v7M40 18l-5 70m25-70 5 70M27 87h18m10 0h18M44 8v7m12-7v7',
  },
  skirt: {
    outline: 'M34 14h32l10 76H24zM34 21h32',
    seams:
      'M38 14v7m6-7v7m6-7v7m6-7v7m6-7v7M46 21q-2 8-8 14m8-14q0 9-4 16m12-16q2 8 8 14m-8-14q0 9 4 16M26 84h49M50 18l-5 20m5-20 6 18',
  },
  dress: {
    outline: 'M41 8 32 11 25 32l8 3 2-5v18l-12 44h54L65 48V30l2 5 8-3-7-21-9-3q-9 10-18 0zM35 48h30',
    seams:
      'M35 45h30M50 15v30M42 48l-6 40m22-40 6 40M50 48v40M25 87h50M33 12q4 8 2 18m32-18q-4 8-2 18M43 34q-1 6-2 11m16-11q1 6 2 11',
  },
  vest: {
    outline: 'M39 10 30 14q6 16-2 24v42l15 8 7-9 7 9 15-8V38q-8-8-2-24l-9-4-11 30zM50 40v39',
    seams:
      'M32 60h12v3H32zm24 0h12v3H56zM34 44h9v3h-9zM46 46h.1m-.1 9h.1m-.1 9h.1m-.1 9h.1M42 12l8 31m8-31-8 31M31 36v43m38-43v43',
  },
  apron: {
    outline: 'M38 26h24q0 14 14 18v46H24V44q14-4 14-18zM38 26q-2-18 12-18t12 18M24 46 8 52m68-6 16 6',
    seams: 'M38 30h24M36 56h28v20H36zM50 56v20M36 60h28M27 86h46M40 26q1 15-13 20m33-20q-1 15 13 20',
  },
  bag: {
    outline: 'M22 38h56l6 50H16zM34 38q0-28 16-28t16 28m-27 0q0-22 11-22t11 22',
    seams:
      'M20 46h60M31 38v10h8V38m22 0v10h8V38M31 48l8-10m-8 0 8 10m22 0 8-10m-8 0 8 10M40 58h20v16H40zM40 62h20M17 83h66',
  },
};
