import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { AuthPage } from '@/features/auth/AuthPage';

interface LinkRefusedProps {
  metaTitle: string;
  /** Why, and what to do instead. */
  children: string;
  to: string;
  /** Where the way on leads. */
  way: string;
}

/** Says that a link is used up or expired, with a way on. */
export function LinkRefused({ metaTitle, children, to, way }: LinkRefusedProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage metaTitle={metaTitle} title={t('callback.refused.title')}>
      <Notice kind="error">
        <p>{children}</p>
      </Notice>
      <div className="cluster">
        <ButtonLink variant="primary" to={to}>
          {way}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
