import { SetContextLink } from '@apollo/client/link/context';
import { languageOf, type Lang } from '@/shared/languages';

/** Asks for the catalogue's texts in the language of the page, not in the browser's. */
export const languageLink = (lang: Lang): SetContextLink =>
  new SetContextLink(({ headers }) => ({ headers: { ...headers, 'accept-language': languageOf(lang).tag } }));
