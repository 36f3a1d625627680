import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import type { Order } from '@/features/checkout/types';

interface OpenLinksProps {
  /** The library item. */
  id: string;
  first: NonNullable<Order['Purchase']>['FirstGood'];
  /** Whether the buyer has no account. */
  isGuest: boolean;
}

/** What to do with the purchase first, by what it is; a text opens right away, all else is on the item's page. */
export function OpenLinks({ id, first, isGuest }: OpenLinksProps) {
  const { t } = useTranslation('payment');
  const lang = useLang();
  const item = (isGuest ? paths.guestItem : paths.libraryItem).href(lang, id);
  const use = first?.use ?? 'OPEN';
  if (first && use === 'READ')
    return (
      <>
        <ButtonLink variant="primary" to={`${item}/${encodeURIComponent(first.id)}`}>
          {t('waysOn.READ')}
        </ButtonLink>
        <ButtonLink to={item}>{t('waysOn.open')}</ButtonLink>
      </>
    );
  return (
    <ButtonLink variant="primary" to={item}>
      {use === 'OPEN' ? t('waysOn.open') : t(`waysOn.${use}`)}
    </ButtonLink>
  );
}
