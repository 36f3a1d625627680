import { useTranslation } from 'react-i18next';
import { Garments } from '@/features/site/fashion/Garments';
import { PatternSheet } from '@/features/site/fashion/PatternSheet';
import { SizeFinder } from '@/features/site/fashion/SizeFinder';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { StepList } from '@/ui/StepList';

/** Id of the product with the patterns. */
const patternsProduct = '8';
const care = ['wear', 'alter', 'hand'] as const;

/** Clothes made to be altered: a size finder, the nine garments, and their patterns. */
export function Component() {
  const { t } = useTranslation('projectFashion');
  const lang = useLang();
  return (
    <ProjectFrame
      id="fashion"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to="#size">
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<PatternSheet />}
      tool={
        <Band id="size" title={t('size.title')} lead={t('size.lead')}>
          <SizeFinder />
        </Band>
      }
    >
      <Band tone="sunken" title={t('garments.title')}>
        <Garments />
      </Band>
      <Band title={t('care.title')}>
        <StepList
          steps={care.map((key) => ({
            key,
            title: t(`care.steps.${key}.title`),
            text: t(`care.steps.${key}.text`),
          }))}
        />
      </Band>
      <Band tone="sunken" title={t('patterns.title')} lead={t('patterns.text')}>
        <p>
          <ButtonLink to={paths.productPayment.href(lang, patternsProduct)}>
            {t('patterns.action')}
          </ButtonLink>
        </p>
      </Band>
    </ProjectFrame>
  );
}
