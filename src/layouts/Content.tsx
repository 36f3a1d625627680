import type { ReactNode } from 'react';
import { contentId } from '@/layouts/contentId';
import { SwitchAccount } from '@/layouts/SwitchAccount';
import { PageNotices } from '@/layouts/PageNotices';

/** The page itself, below any notices. */
export function Content({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <>
      <PageNotices />
      <main id={contentId} tabIndex={-1} className={className}>
        {children}
      </main>
      <SwitchAccount />
    </>
  );
}
