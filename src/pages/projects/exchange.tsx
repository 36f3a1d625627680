import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Await,
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { AwaitRates } from '@/features/site/exchange/AwaitRates';
import { DeskDrawing } from '@/features/site/exchange/DeskDrawing';
import { ExchangeDesk } from '@/features/site/exchange/ExchangeDesk';
import { ratesIn, type StoredRates } from '@/features/site/exchange/rates';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { useFormat } from '@/i18n/format';
import { langOf } from '@/i18n/lang';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { StepList } from '@/ui/StepList';

interface ExchangeData {
  /** May still be loading when the page opens, so that the rates don't delay the rest. */
  rates: StoredRates | Promise<StoredRates>;
}

export const loader = ({ params }: LoaderFunctionArgs): ExchangeData => ({ rates: ratesIn(langOf(params)) });

export const prepareData = ratesIn;

/** The calculator's input is in the URL, but doesn't affect the rates. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

const cards = ['rate', 'source', 'rounding'] as const;
const steps = ['through', 'exact', 'once'] as const;

function Story() {
  const { t } = useTranslation('projectExchange');
  return (
    <Band title={t('story.title')}>
      <CardGrid
        cards={cards.map((key) => ({
          key,
          title: t(`story.cards.${key}.title`),
          text: t(`story.cards.${key}.text`),
        }))}
      />
    </Band>
  );
}

function How({ base }: { base: string }) {
  const { t } = useTranslation('projectExchange');
  const { currencyName } = useFormat();
  return (
    <Band tone="sunken" title={t('how.title')}>
      <StepList
        steps={steps.map((key) => ({
          key,
          title: t(`how.steps.${key}.title`),
          text: t(`how.steps.${key}.text`, { base: currencyName(base) }),
        }))}
      />
    </Band>
  );
}

/** The currency exchange project: the calculator, all rates, and how they are used. */
export function Component() {
  const { t } = useTranslation('projectExchange');
  const { rates } = useLoaderData<ExchangeData>();
  return (
    <ProjectFrame
      id="exchange"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to="#desk">
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<DeskDrawing />}
      tool={
        <>
          <Story />
          <AwaitRates rates={rates}>{(usable) => <ExchangeDesk rates={usable} />}</AwaitRates>
          <Suspense>
            <Await resolve={rates} errorElement={<></>}>
              {({ exchangeRates }: StoredRates) => <How base={exchangeRates.base.code} />}
            </Await>
          </Suspense>
        </>
      }
    />
  );
}
