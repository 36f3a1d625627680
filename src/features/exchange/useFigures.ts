import { figuresOf, type Figures } from '@/features/exchange/figures';
import { useLang } from '@/i18n/lang';
import { isolate } from '@/i18n/isolate';

interface PageFigures extends Figures {
  /** A written number with its currency's code, to be put into a sentence: `1.087 USD`. */
  with(written: string, code: string): string;
}

/** The figures of the page's language. */
export const useFigures = (): PageFigures => ({
  ...figuresOf(useLang()),
  with: (written, code) => isolate(`${written} ${code}`),
});
