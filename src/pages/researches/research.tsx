import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router-dom';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import { useSalePrice } from '@/features/plans/price';
import { useCheapestTariff } from '@/features/plans/useCheapestTariff';
import { RelatedResearches } from '@/features/researches/RelatedResearches';
import { ResearchAccess } from '@/features/researches/ResearchAccess';
import {
  ownFile,
  relatedTo,
  researchIn,
  type Research,
  type MaybePromise,
} from '@/features/researches/researches';
import { ResearchView } from '@/features/researches/ResearchView';
import { useCountView } from '@/features/researches/useCountView';
import type { ResearchCardFragment } from '@/data/generated/public/researches';
import { langOf, useLang } from '@/i18n/lang';
import { notFound } from '@/lib/pageError';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageMeta } from '@/ui/PageMeta';

interface ResearchData {
  research: Research;
  /** URL of the file for the current user; undefined without a session. */
  own: Promise<string | null> | undefined;
  related: MaybePromise<ResearchCardFragment[]>;
}

/** Loads the study as everyone sees it; what only this user may see stays a promise. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ResearchData> {
  const lang = langOf(params);
  const { slug = '' } = params;
  const bearer = session.getState().bearer();
  const own = bearer === undefined ? undefined : ownFile(lang, slug, bearer);
  // The awaiting component shows the error; without this line, the rejection would be unhandled.
  own?.catch(() => undefined);
  const research = (await researchIn(lang, slug)) ?? notFound(new URL(request.url).pathname);
  return { research, own, related: relatedTo(lang, research) };
}

export const prepareData = (lang: Lang, { slug = '' }: Params) => researchIn(lang, slug);

function Sale({ product }: { product: NonNullable<Research['Product']> }) {
  const { t } = useTranslation(['projectScience', 'common']);
  const lang = useLang();
  const offered = useSalePrice()(product);
  const tariff = useCheapestTariff()(product.Tariffs);
  if (!offered.price) return <p>{t(`common:price.${offered.why}`)}</p>;
  const { price } = offered;
  return (
    <>
      <p>
        <bdi>{tariff?.name}</bdi>
        <br />
        {price.isLeast ? (
          <PriceFrom price={price} />
        ) : (
          <Money amount={price.amount} currency={price.currency} />
        )}{' '}
        {price.struck && (
          <Money struck amount={price.struck} currency={price.currency} label={t('access.before')} />
        )}
        <PriceNotes price={price} />
      </p>
      <ButtonLink
        wide
        variant="primary"
        to={paths.productPayment.href(lang, product.id, tariff && { tariff: tariff.id })}
      >
        {t('access.buy')}
      </ButtonLink>
    </>
  );
}

function Offer({ product }: { product: Research['Product'] }) {
  const { t } = useTranslation('projectScience');
  const lang = useLang();
  return (
    <>
      <p>{t('access.included')}</p>
      {product && (
        <>
          <p>
            <bdi>{product.title}</bdi>
          </p>
          <Sale product={product} />
        </>
      )}
      <ButtonLink wide to={`${paths.services.href(lang)}#plans`}>
        {t('access.membership')}
      </ButtonLink>
    </>
  );
}

/** A study's page. */
export function Component() {
  const { research, own, related } = useLoaderData<ResearchData>();
  const { slug, title, description, seoTitle, seoDescription, status, file, Product } = research;
  useCountView(slug, status === 'PUBLISHED');
  return (
    <ResearchView
      research={research}
      access={<ResearchAccess file={file} own={own} offer={<Offer product={Product} />} />}
    >
      <PageMeta title={seoTitle ?? title} description={seoDescription ?? description} />
      <RelatedResearches related={related} />
    </ResearchView>
  );
}
