import { redirect, useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router-dom';
import { usePriceOf } from '@/features/plans/price';
import { WithdrawnProduct } from '@/features/product/WithdrawnProduct';
import { ProductView } from '@/features/product/ProductView';
import { productPageIn, type ProductPage } from '@/features/product/product';
import { langOf } from '@/i18n/lang';
import { notFound } from '@/lib/pageError';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { PageMeta } from '@/ui/PageMeta';

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
        <WithdrawnProduct page={page} />
      )}
    </>
  );
}
