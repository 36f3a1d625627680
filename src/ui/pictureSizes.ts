/** The `sizes` attribute of pictures in a row, with text below each. */
export const cardSizes = '(max-width: 44rem) calc(100vw - 5.5rem), 21rem';

/**
 * The `sizes` attribute of a picture next to a page's title, or below it on a phone. There it's 0.5 rem wider than
 * stated: browsers pick the next larger size, and on the most common screens these few pixels would make the picture
 * half as large again.
 */
export const heroSizes = '(max-width: 28rem) calc(100vw - 3rem), 26rem';
