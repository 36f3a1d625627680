import { Suspense } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router-dom';
import { usePriceOf } from '@/features/plans/price';
import { ProductView } from '@/features/product/ProductView';
import { productPageIn, type ProductPage } from '@/features/product/product';
import { lazyPart } from '@/ui/lazyPart';
import { loadChunk } from '@/lib/chunks';
import { langOf } from '@/i18n/lang';
import { notFound } from '@/lib/pageError';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { PageMeta } from '@/ui/PageMeta';

/** Few visitors come to a product that is no longer sold. */
const withdrawn = lazyPart(
  async () => (await loadChunk(() => import('@/features/product/WithdrawnProduct'))).WithdrawnProduct,
);

/** Loads the product; redirects from a former slug or an id to the current URL. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ProductPage> {
  const lang = langOf(params);
  const { slug = '' } = params;
  const { pathname, search } = new URL(request.url);
  const page = (await productPageIn(lang, slug)) ?? notFound(pathname);
  const { slug: current } = page.Product;
  if (current && current !== slug) throw redirect(paths.product.href(lang, current) + search);
  return page;
}

export const prepareData = (lang: Lang, { slug = '' }: Params) => productPageIn(lang, slug);

/** A product's page. */
export function Component() {
  const page = useLoaderData<ProductPage>();
  const priceOf = usePriceOf();
  const { title, description } = page.Product;
  return (
    <>
      <PageMeta title={title} description={description} unlisted={!page.isSold} />
      {page.isSold ? (
        <ProductView page={page} priceOf={(tariffs) => priceOf({ Tariffs: tariffs })} />
      ) : (
        <Suspense>
          <withdrawn.Part page={page} />
        </Suspense>
      )}
    </>
  );
}
