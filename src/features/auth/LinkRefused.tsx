import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { AuthPage } from '@/features/auth/AuthPage';

interface LinkRefusedProps {
  metaTitle: string;
  /** The reason, and what to do instead. */
  children: string;
  to: string;
  /** Text of the link to the next step. */
  way: string;
}

/** Says that a link was used or has expired, and links to the next step. */
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
