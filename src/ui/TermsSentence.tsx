import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';

interface TermsSentenceProps {
  /** The sentence next to the checkbox, with its links in brackets: first the terms, then the privacy policy. */
  text: string;
}

/** The terms to accept. The links open in a new tab, so that nothing filled in is lost. */
export function TermsSentence({ text }: TermsSentenceProps) {
  const lang = useLang();
  const [before, terms, between, privacy, after] = text.split(/[[\]]/);
  return (
    <>
      <span>{before}</span>
      <Link to={paths.offer.href(lang)} target="_blank" rel="noopener" preloadInView={false}>
        {terms}
      </Link>
      <span>{between}</span>
      <Link to={paths.privacy.href(lang)} target="_blank" rel="noopener" preloadInView={false}>
        {privacy}
      </Link>
      <span>{after}</span>
    </>
  );
}
