import type { ReactNode } from 'react';
import { BackLink } from '@/ui/BackLink';
import { PageMeta } from '@/ui/PageMeta';

interface AccountPageProps {
  /** The document title. */
  title: string;
  /** Page heading; defaults to `title`. */
  heading?: string;
  /** A sentence below the heading. */
  lead?: string;
  /** Parent page, linked above the heading. */
  parent?: { to: string; title: string } | undefined;
  /** Shown below the lead. */
  actions?: ReactNode;
  /** Hides the header in print, for pages whose printed part has its own heading. */
  isUnprinted?: boolean;
  children?: ReactNode;
}

/** Layout of an account page: title, heading and lead. */
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
