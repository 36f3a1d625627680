import { Suspense, use, type ReactNode } from 'react';
import { AuthPage } from '@/features/auth/AuthPage';
import { Spinner } from '@/ui/Spinner';

interface CheckedLinkProps {
  metaTitle: string;
  /** The heading until it's known whether the link works. */
  title: string;
  /** Whether the link's code works; never rejects. */
  isValid: Promise<boolean>;
  /** Shown if it doesn't. */
  refused: ReactNode;
  children: ReactNode;
}

const Checked = ({
  isValid,
  refused,
  children,
}: Pick<CheckedLinkProps, 'isValid' | 'refused' | 'children'>) => (use(isValid) ? children : refused);

/** The page of an emailed link that asks for something, but not if its link no longer works. */
export const CheckedLink = ({ metaTitle, title, ...link }: CheckedLinkProps) => (
  <Suspense
    fallback={
      <AuthPage metaTitle={metaTitle} title={title}>
        <p role="status">
          <Spinner />
        </p>
      </AuthPage>
    }
  >
    <Checked {...link} />
  </Suspense>
);
