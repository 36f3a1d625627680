import type { ReactNode } from 'react';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Ours } from '@/ui/Ours';

interface TermsSentenceProps {
  /** The sentence next to the checkbox, with its links in brackets: first the terms, then the privacy policy. */
  text: string;
}

/** A provider of the specification has no documents to read. */
const DocumentLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Ours otherwise={<span>{children}</span>}>
    <Link to={to} target="_blank" rel="noopener" preloadInView={false}>
      {children}
    </Link>
  </Ours>
);

/** The terms to accept. The links open in a new tab, so that nothing filled in is lost. */
export function TermsSentence({ text }: TermsSentenceProps) {
  const lang = useLang();
  const [before, terms, between, privacy, after] = text.split(/[[\]]/);
  return (
    <>
      <span>{before}</span>
      <DocumentLink to={paths.offer.href(lang)}>{terms}</DocumentLink>
      <span>{between}</span>
      <DocumentLink to={paths.privacy.href(lang)}>{privacy}</DocumentLink>
      <span>{after}</span>
    </>
  );
}
