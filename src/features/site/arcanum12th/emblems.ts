import type { Card } from '@/features/site/arcanum12th/deck';

/** An engraving on an 80 × 80 plate: outlines, fine hatching, and glowing areas. */
export interface Emblem {
  readonly line: string;
  readonly fine: string;
  readonly light: string;
}

export const emblems: Record<Card, Emblem> = {
  lantern: {
    line: 'M40 8v6m-10 12q10-14 20 0m-22 0h24l4 34h-32zm-4 34h32v5h-32zM34 26l-2 34m14-34 2 34',
    fine: 'M40 8a4 4 0 1 1 .1 0M22 43h-9m54 0h9M24 31l-8-5m40 5 8-5M24 55l-8 5m40-5 8 5',
    light: 'M40 36q7 9 0 17q-7-8 0-17z',
  },
  bridge: {
    line: 'M6 38q34-14 68 0m-68 6q34-14 68 0M6 38v20m68-20v20M16 41v17q24-30 48 0V41',
    fine: 'M24 34v5m8-7v5m8-6v6m8-5v5m8-3v5M10 63h20m8 0h30M6 68h12m10 0h24m8 0h14M20 73h40',
    light: 'M60 14a6 6 0 1 1-.1 0z',
  },
  seed: {
    line: 'M40 46V22m0 12q-14 0-16-14q15 0 16 14m0-6q2-12 16-14q0 14-16 14M8 46h64',
    fine: 'M40 60v13m0-9-8 8m8-8 8 8M12 52h14m28 0h14M18 58h10m24 0h10M24 64h5m22 0h5M14 70h6m40 0h6',
    light: 'M40 46q9 7 0 15q-9-8 0-15z',
  },
  mirror: {
    line: 'M40 8a18 23 0 1 1-.1 0M36 54l-2 6h12l-2-6m-6 6v14m4-14v14m-7 0h10',
    fine: 'M40 12a14 19 0 1 1-.1 0M32 40l16-18m-13 23 14-16M31 32l8-9',
    light: 'M40 24a3.4 3.4 0 1 1-.1 0z',
  },
  ladder: {
    line: 'M30 74l6-58m14 58-6-58M31 66h18m-17-10h16m-15-10h14m-13-10h12m-11-10h10',
    fine: 'M12 24q4-6 9-2q3-6 9-2m22 6q4-6 9-2q3-5 8-1M14 74h10m32 0h12M10 34h14m32 0h14',
    light: 'M40 4l1.6 4.4L46 10l-4.4 1.6L40 16l-1.6-4.4L34 10l4.4-1.6z',
  },
  river: {
    line: 'M34 22q14 8 4 18t-4 34M42 22q22 8 14 20t14 32M6 24l12-14 10 12 10-14 14 14 10-8 12 10',
    fine: 'M42 34q6 6-1 12m4 2q4 8-2 12m8-16q-2 8 6 14m-16 2q-2 6 2 10m12-8 6 8M10 38h10m-6 10h12m-16 12h14',
    light: 'M62 6a4 4 0 1 1-.1 0z',
  },
  key: {
    line: 'M40 8a12 12 0 1 1-.1 0m0 6a6 6 0 1 1-.1 0M38 32v38h4V32m0 26h9v4h-4v4h4v4h-9M36 36h8v4h-8z',
    fine: 'M20 20h-9m58 0h-9M24 32l-7 5m39-5 7 5M24 8l-7-5m39 5 7-5M22 70h10m22 4h8',
    light: 'M40 17a3 3 0 1 1-.1 0z',
  },
  table: {
    line: 'M10 40h60l4 6H6zM14 46v26m52-26v26M28 46v20m24-20v20',
    fine: 'M16 40v-8h8v8m32 0v-8h8v8M34 52h12M10 72h8m44 0h8M20 24q2-3 0-6m40 6q2-3 0-6',
    light: 'M37 39V26h6v13zM40 14q5 6 0 10q-5-4 0-10z',
  },
  mask: {
    line: 'M14 22q26-10 52 0q2 26-14 40q-12 10-24 0Q12 48 14 22zM23 34q7-6 13 1q-7 5-13-1m21 1q6-7 13-1q-6 6-13 1M32 54q8 5 16 0',
    fine: 'M40 38l-3 9h6M14 26 6 18m60 8 8-8M14 30l-9-2m61 2 9-2M24 27q6-4 11-1m10 0q5-3 11 1',
    light: 'M40 12l2 5-2 5-2-5z',
  },
  harvest: {
    line: 'M40 74V20M28 74q2-30-6-46m30 46q-2-30 6-46M24 58q16 6 32 0m-31 5q15 6 30 0',
    fine: 'M40 20q-5-5 0-12q5 7 0 12m0 10q-7-1-7-8q7 1 7 8q7-1 7-8q-7 1-7 8m0 9q-7-1-7-8q7 1 7 8q7-1 7-8M22 28q-6-3-4-11q6 4 4 11m2 10q-7 1-9-5q7-1 9 5m34-10q6-3 4-11q-6 4-4 11m-2 10q7 1 9-5q-7-1-9 5',
    light: 'M40 56a4.5 4.5 0 1 1-.1 0z',
  },
  clock: {
    line: 'M40 12a26 26 0 1 1-.1 0m0 5a21 21 0 1 1-.1 0M40 38V24m0 14 10 6M36 12V6h8v6M24 60l-6 10m38-10 6 10',
    fine: 'M40 19v3m0 32v3M21 38h3m32 0h3M26.5 24.5l2 2m23 23 2 2m0-27-2 2m-23 23-2 2',
    light: 'M40 35.5a2.5 2.5 0 1 1-.1 0z',
  },
  star: {
    line: 'M40 14l5 17 17-7-11 15 15 9-18 1 2 18-10-14-10 14 2-18-18-1 15-9-11-15 17 7z',
    fine: 'M40 38 40 14m0 24 22-14M40 38l26 10M40 38l10 29M40 38 30 67m10-29-26 10m26-10L18 24M40 4v5M8 14l4 4m60-4-4 4M6 60l5-3m63 3-5-3M40 73v4',
    light: 'M40 33a5 5 0 1 1-.1 0z',
  },
};
