import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Medallion } from '@/features/site/team/Medallion';
import { hueOf, peopleIn, type People } from '@/features/site/team/people';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Has } from '@/ui/Has';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';

const rules = ['one', 'slow', 'open'] as const;

export const loader = ({ params }: LoaderFunctionArgs): Promise<People> => peopleIn(langOf(params));

export const prepareData = peopleIn;

function PeopleBand() {
  const { t } = useTranslation('team');
  const people = useLoaderData<People>();
  if (people.length === 0) return null;
  const cards = people.map(({ id, name, role, text, hue }, index) => ({
    key: id,
    figure: <Medallion name={name} hue={hueOf(hue)} leaning={index % 2 === 0 ? 'forward' : 'back'} />,
    title: <bdi>{name}</bdi>,
    over: <bdi>{role}</bdi>,
    text: text === null ? undefined : <bdi>{text}</bdi>,
  }));
  return (
    <Band title={t('people.title')}>
      <CardGrid cards={cards} />
    </Band>
  );
}

function Rules() {
  const { t } = useTranslation('team');
  const cards = rules.map((id) => ({
    key: id,
    title: t(`rules.list.${id}.title`),
    text: t(`rules.list.${id}.text`),
  }));
  return (
    <Band tone="sunken" title={t('rules.title')}>
      <CardGrid cards={cards} />
    </Band>
  );
}

function Join() {
  const { t } = useTranslation('team');
  const lang = useLang();
  return (
    <Band title={t('join.title')} lead={t('join.text')}>
      <div>
        <ButtonLink variant="primary" to={`${paths.about.href(lang)}#contact`}>
          {t('join.action')}
        </ButtonLink>
      </div>
    </Band>
  );
}

/** The team, and how it works. */
export function Component() {
  const { t } = useTranslation('team');
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Has part="company" otherwise={<PageHero title={t('meta.title')} />}>
        <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      </Has>
      <PeopleBand />
      <Has part="company">
        <Rules />
        <Join />
      </Has>
    </>
  );
}
