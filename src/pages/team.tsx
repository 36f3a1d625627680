import { useTranslation } from 'react-i18next';
import { Medallion, type MedallionHue } from '@/features/team/Medallion';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { PageHero } from '@/ui/PageHero';
import { PageMeta } from '@/ui/PageMeta';

const people = ['mira', 'tomas', 'aigerim', 'yael', 'jun', 'leila', 'oksana', 'paolo'] as const;
const rules = ['one', 'slow', 'open'] as const;

const hues: Record<(typeof people)[number], MedallionHue> = {
  mira: 'amber',
  tomas: 'sky',
  aigerim: 'sea',
  yael: 'moss',
  jun: 'iris',
  leila: 'rose',
  oksana: 'clay',
  paolo: 'plum',
};

function People() {
  const { t } = useTranslation('team');
  const cards = people.map((id, index) => {
    const name = t(`people.list.${id}.name`);
    return {
      key: id,
      figure: <Medallion name={name} hue={hues[id]} leaning={index % 2 === 0 ? 'forward' : 'back'} />,
      title: <bdi>{name}</bdi>,
      over: t(`people.list.${id}.role`),
      text: t(`people.list.${id}.text`),
    };
  });
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

/** The people who make this, and how they work. */
export function Component() {
  const { t } = useTranslation('team');
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <People />
      <Rules />
      <Join />
    </>
  );
}
