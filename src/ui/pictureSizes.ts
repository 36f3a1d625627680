/** How wide pictures are shown, as a browser takes it, where several in a row have their words below. */
export const cardSizes = '(max-width: 44rem) calc(100vw - 5.5rem), 21rem';

/** Beside the title of a page; under it on a phone. */
export const heroSizes = '(max-width: 28rem) calc(100vw - 2.5rem), 26rem';
