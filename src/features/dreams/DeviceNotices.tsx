import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { dreamsHref } from '@/features/dreams/dreamSearch';

/** Invites the visitor to log in or register, which moves this device's dreams to the account. */
export function Invitation() {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const back = { returnTo: dreamsHref(lang, { tab: 'mine' }) };
  return (
    <Notice
      title={t('device.title')}
      actions={
        <>
          <ButtonLink to={paths.login.href(lang, back)}>{t('device.logIn')}</ButtonLink>
          <ButtonLink to={paths.register.href(lang, back)}>{t('device.register')}</ButtonLink>
        </>
      }
    >
      <p>{t('device.text')}</p>
    </Notice>
  );
}

/** Says that the account rejected some of this device's dreams. */
export function LeftBehind() {
  const { t } = useTranslation('dreams');
  const { revalidate } = useRevalidator();
  return (
    <Notice
      kind="warning"
      title={t('device.leftTitle')}
      actions={<Button onClick={() => void revalidate()}>{t('device.again')}</Button>}
    >
      <p>{t('device.leftText')}</p>
    </Notice>
  );
}
