import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductExcerptDocument } from '@/data/generated/public/product';
import { request } from '@/data/request';
import { loadChunk } from '@/lib/chunks';
import { Button } from '@/ui/Button';
import { useLateDialog } from '@/ui/useLateDialog';
import type { ProductPage } from '@/features/product/product';

interface ReadSampleProps {
  product: ProductPage['Product'];
  /** Of the text. */
  title: string;
  children: ReactNode;
}

/** Opens the part of a text that anyone may read, in the reader of the library. */
export function ReadSample({ product: { id, slug }, title, children }: ReadSampleProps) {
  const { t } = useTranslation('product');
  const { loaded, isOpen, opening, close } = useLateDialog(
    async (lang) => {
      const [{ SampleReader }, { productExcerpt }] = await Promise.all([
        loadChunk(() => import('@/features/product/SampleReader')),
        request(ProductExcerptDocument, { lang, variables: { product: slug } }),
      ]);
      return { SampleReader, text: productExcerpt };
    },
    ['forms'],
  );
  return (
    <>
      <Button pending={opening.pending} aria-haspopup="dialog" onClick={() => void opening.run()}>
        {children}
      </Button>
      {opening.failure && (
        <p key={opening.count} role="alert">
          {t('look.failed')}
        </p>
      )}
      {loaded?.text && (
        <loaded.SampleReader open={isOpen} onClose={close} productId={id} title={title} text={loaded.text} />
      )}
    </>
  );
}
