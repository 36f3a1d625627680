import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { baseUrl } from '@/lib/baseUrl';
import { paths } from '@/shared/paths';
import { Card } from '@/ui/layout/Card';
import { CopyButton } from '@/ui/CopyButton';
import styles from '@/features/product/ShareProduct.module.css';

interface ShareProductProps {
  slug: string;
  /** The member who recommends it. */
  memberId: string;
}

/** A product link whose campaign parameters name the member who recommends it. */
export function ShareProduct({ slug, memberId }: ShareProductProps) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const campaign = new URLSearchParams({
    utm_source: `member-${memberId}`,
    utm_medium: 'share',
    utm_campaign: slug,
  });
  const address = `${baseUrl()}${paths.product.href(lang, slug)}?${campaign.toString()}`;
  return (
    <Card title={t('share.title')}>
      <p>{t('share.text')}</p>
      <p className={styles.address} dir="ltr">
        {address}
      </p>
      <CopyButton text={() => address} words={{ copied: t('share.copied'), notCopied: t('share.notCopied') }}>
        {t('share.copy')}
      </CopyButton>
    </Card>
  );
}
