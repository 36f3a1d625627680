import { useTranslation } from 'react-i18next';
import type { TwoFactorBeginMutation } from '@/data/generated/twoFactor';
import { CopyButton } from '@/ui/CopyButton';
import { QrCode } from '@/ui/QrCode';
import styles from '@/features/security/twoFactor/ScanSecret.module.css';

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret as a QR code, as a link for an app on the same device, and as text to type in. */
export function ScanSecret({ secret, uri }: TwoFactorBeginMutation['twoFactorBegin']) {
  const { t } = useTranslation('security');
  return (
    <div className={styles.scan}>
      <QrCode text={uri} label={t('twoFactor.setup.picture')} />
      <div className="stack gap-2">
        {uri.startsWith('otpauth://') && (
          <p className="muted">
            <span>{t('twoFactor.setup.sameDevice')}</span>{' '}
            <a className={styles.link} href={uri}>
              {t('twoFactor.setup.open')}
            </a>
          </p>
        )}
        <p className="muted">{t('twoFactor.setup.type')}</p>
        <code className={styles.secret} dir="ltr">
          {inFours(secret)}
        </code>
        <div className="cluster middle">
          <CopyButton
            text={() => secret}
            words={{ copied: t('twoFactor.copied'), notCopied: t('twoFactor.setup.notCopied') }}
          >
            {t('twoFactor.setup.copy')}
          </CopyButton>
        </div>
      </div>
    </div>
  );
}
