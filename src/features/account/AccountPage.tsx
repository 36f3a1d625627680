import type { ReactNode } from 'react';
import { BackLink } from '@/ui/BackLink';
import { PageMeta } from '@/ui/PageMeta';

interface AccountPageProps {
  /** The name of the document. */
  title: string;
  /** The heading; the title if left out. */
  heading?: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The page that it belongs to: the way back above the heading. */
  parent?: { to: string; title: string } | undefined;
  /** Below the lead. */
  actions?: ReactNode;
  /** Whether what is printed has a heading of its own. */
  isUnprinted?: boolean;
  children?: ReactNode;
}

/** A page of the account: its title, its heading, and what it is for. */
export function AccountPage({
  title,
  heading = title,
  lead,
  parent,
  actions,
  isUnprinted,
  children,
}: AccountPageProps) {
  return (
    <div className="stack">
      <PageMeta title={title} hidden />
      <header className={`stack gap-1 ${isUnprinted ? 'screen-only' : ''}`}>
        {parent && <BackLink to={parent.to}>{parent.title}</BackLink>}
        <h1>{heading}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
        {actions}
      </header>
      {children}
    </div>
  );
}
