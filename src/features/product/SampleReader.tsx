import { useTranslation } from 'react-i18next';
import type { ProductExcerptQuery } from '@/data/generated/public/product';
import { useLang } from '@/i18n/lang';
import { directionOf, isLang, languageOf } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ReadableText } from '@/ui/media/ReadableText';

interface SampleReaderProps {
  open: boolean;
  onClose: () => void;
  productId: string;
  /** Of the text. */
  title: string;
  text: NonNullable<ProductExcerptQuery['productExcerpt']>;
}

/** The part of a text that anyone may read, and the way to the rest. Needs the namespace `forms`. */
export function SampleReader({ open, onClose, productId, title, text }: SampleReaderProps) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const language = isLang(text.language) ? text.language : 'en';
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      actions={
        <ButtonLink variant="primary" to={paths.productPayment.href(lang, productId)}>
          {t('offer.buy')}
        </ButtonLink>
      }
    >
      <div lang={languageOf(language).tag} dir={directionOf(language)}>
        <ReadableText body={text.body} />
      </div>
      <p className="muted">{t('look.end')}</p>
    </Dialog>
  );
}
