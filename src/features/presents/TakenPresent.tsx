import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { Notice } from '@/ui/Notice';

interface TakenPresentProps {
  /** Null if nothing can be opened yet. */
  itemId: string | null;
}

function OpenTaken({ itemId }: TakenPresentProps) {
  const { t } = useTranslation('presents');
  const lang = useLang();
  return (
    <ButtonLink
      variant="primary"
      to={itemId === null ? paths.purchases.href(lang) : paths.libraryItem.href(lang, itemId)}
    >
      {t(itemId === null ? 'taken.action' : 'taken.open')}
    </ButtonLink>
  );
}

/** Says on the gift's card that the reader has redeemed it. */
export function TakenNotice({ itemId }: TakenPresentProps) {
  const { t } = useTranslation('presents');
  return (
    <Notice kind="success" title={t('taken.title')} actions={<OpenTaken itemId={itemId} />}>
      <p>{t('taken.text')}</p>
    </Notice>
  );
}

/** Instead of a gift that was redeemed in this tab, whose code is forgotten. */
export function TakenPage({ itemId }: TakenPresentProps) {
  const { t } = useTranslation('presents');
  return (
    <Empty isPage title={t('taken.title')} action={<OpenTaken itemId={itemId} />}>
      <p>{t('taken.text')}</p>
    </Empty>
  );
}
