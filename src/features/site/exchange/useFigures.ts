import { figuresOf, type Figures } from '@/features/site/exchange/figures';
import { useLang } from '@/i18n/lang';
import { isolate } from '@/i18n/isolate';

interface PageFigures extends Figures {
  /** A formatted number with its currency code, to insert into a sentence: `1.087 USD`. */
  with(written: string, code: string): string;
}

/** The formatters of the page's language. */
export const useFigures = (): PageFigures => ({
  ...figuresOf(useLang()),
  with: (written, code) => isolate(`${written} ${code}`),
});
