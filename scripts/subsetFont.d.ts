/** The part of subset-font that scripts/fonts.ts uses; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
