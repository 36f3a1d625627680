import { Suspense, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useLoaderData,
  useParams,
  useRevalidator,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { CheckoutForm } from '@/features/checkout/form/CheckoutForm';
import { CheckoutSkeleton } from '@/features/checkout/form/CheckoutSkeleton';
import { loadCheckoutData, type CheckoutData } from '@/features/checkout/checkoutData';
import { differInSelectionOnly } from '@/features/checkout/selection/wantedSelection';
import { langOf } from '@/i18n/lang';
import { loadMessages } from '@/i18n/loadMessages';
import { loadChunk } from '@/lib/chunks';
import { isRenderedPage } from '@/lib/pageData';
import { notFound } from '@/lib/pageError';
import { hasStarted } from '@/lib/started';
import type { Lang } from '@/shared/languages';
import { anyName } from '@/shared/anyName';
import { product as site } from '@/shared/product';

/** How long a navigation waits for the data before showing the skeleton, in milliseconds. */
const skeletonDelayMs = 400;

/** Products found not to exist only after the skeleton was shown. */
const foundMissing = new Set<string>();

/** Code and translations for an order's result, which the form doesn't need. */
async function loadResult(lang: Lang, target: string) {
  const [{ beginAtTop, loadKeptPurchases, ...parts }] = await Promise.all([
    loadChunk(() => import('@/pages/products/orderResult'), { target }),
    loadMessages(lang, ['presents', 'receipt', 'links', 'auth', 'forms']),
  ]);
  const Kept = await loadKeptPurchases(lang);
  beginAtTop();
  return { ...parts, Kept };
}

interface Loaded {
  opening: CheckoutData | undefined | Promise<CheckoutData | undefined>;
  /** Only if the URL names an order. */
  result: Awaited<ReturnType<typeof loadResult>> | undefined;
}

/** Loads product, payment methods, price and order in parallel. An unknown or inactive product is a 404. */
export async function loader({ params, request, url: { hash } }: LoaderFunctionArgs): Promise<Loaded> {
  const { pathname, search, searchParams } = new URL(request.url);
  const question = { lang: langOf(params), productId: params['id'] ?? '', search: searchParams };
  const opening = loadCheckoutData(question);
  if (foundMissing.delete(question.productId) && !(await opening)) notFound(pathname);
  const code = searchParams.has('order') ? loadResult(question.lang, pathname + search + hash) : undefined;
  const late = Symbol('late');
  // The server renders a frame for all products, without data.
  const delayMs = question.productId === anyName ? 0 : skeletonDelayMs;
  const timeout = new Promise<typeof late>((resolve) => {
    setTimeout(() => resolve(late), delayMs);
  });
  // A page that shows the form already isn't replaced by its skeleton.
  const isShown = isRenderedPage() && !hasStarted();
  const [inTime, result] = await Promise.all([isShown ? opening : Promise.race([opening, timeout]), code]);
  if (inTime === undefined) notFound(pathname);
  return { opening: inTime === late ? opening : inTime, result };
}

/** Selecting a tariff changes the URL but needs no new data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  differInSelectionOnly(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

/** Runs the loader again, so that the missing product is an error of the navigation instead of a rendering error. */
function Missing() {
  const { id = '' } = useParams();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    foundMissing.add(id);
    void revalidate();
  }, [id, revalidate]);
  return <CheckoutSkeleton />;
}

function Opened({ opening: given, result }: Loaded) {
  const { t } = useTranslation('payment');
  const opening = given instanceof Promise ? use(given) : given;
  switch (opening?.kind) {
    case undefined:
      return <Missing />;
    case 'order':
    case 'foreign':
      return (
        result && (
          <>
            {opening.kind === 'foreign' && <result.Kept />}
            <result.Result
              opening={opening}
              PresentLink={result.PresentLink}
              ReturnLink={result.ReturnLink}
              AccountForm={result.PurchaseAccountForm}
            />
          </>
        )
      );
    case 'form':
      return (
        <>
          <title>{`${t('metaTitle', { title: opening.product.title })} · ${site.name}`}</title>
          <CheckoutForm key={opening.product.id} opening={opening} />
        </>
      );
  }
}

/** Payment for a product, then the state of the order. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Opened {...loaded} />
    </Suspense>
  );
}
