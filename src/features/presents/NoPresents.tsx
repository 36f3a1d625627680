import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';

/** Empty state of the list of gifts; `total` counts all pages. */
export function NoPresents({ total }: { total: number }) {
  const { t } = useTranslation('presents');
  const lang = useLang();
  return (
    <EmptyList total={total}>
      <Empty
        title={t('bought.empty.title')}
        action={
          <ButtonLink variant="primary" to={paths.products.href(lang)}>
            {t('bought.empty.toProducts')}
          </ButtonLink>
        }
      >
        <p>{t('bought.empty.text')}</p>
      </Empty>
    </EmptyList>
  );
}
