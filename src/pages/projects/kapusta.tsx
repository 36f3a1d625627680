import { useTranslation } from 'react-i18next';
import { SavingCalculator } from '@/features/site/kapusta/SavingCalculator';
import { KapustaDrawing } from '@/features/site/projects/drawings/KapustaDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { StepList } from '@/ui/StepList';

const steps = ['two', 'once', 'never'] as const;
const promises = ['own', 'whole', 'proof'] as const;

/** Link to the visitor's own wallet, or to registering for one. */
function OwnWallet() {
  const { t } = useTranslation('projectKapusta');
  const lang = useLang();
  const isSignedIn = useSession((state) => state.token !== undefined);
  return (
    <Band tone="sunken" title={t('wallet.title')} lead={t('wallet.text')}>
      <div>
        {isSignedIn ? (
          <ButtonLink variant="primary" to={paths.wallet.href(lang)}>
            {t('wallet.open')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={paths.register.href(lang)}>
            {t('wallet.register')}
          </ButtonLink>
        )}
      </div>
    </Band>
  );
}

/** The wallet project: a savings calculator, how it keeps its books, and what it promises. */
export function Component() {
  const { t } = useTranslation('projectKapusta');
  const toSaving = (
    <ButtonLink variant="primary" to="#saving">
      {t('hero.action')}
    </ButtonLink>
  );
  const stepTexts = steps.map((id) => ({
    key: id,
    title: t(`story.steps.${id}.title`),
    text: t(`story.steps.${id}.text`),
  }));
  const promised = promises.map((id) => ({
    key: id,
    title: t(`promises.list.${id}.title`),
    text: t(`promises.list.${id}.text`),
  }));
  return (
    <ProjectFrame
      id="kapusta"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={toSaving}
      figure={<KapustaDrawing />}
      tool={
        <Band id="saving" title={t('saving.title')} lead={t('saving.lead')}>
          <SavingCalculator />
        </Band>
      }
    >
      <Band tone="sunken" title={t('story.title')}>
        <StepList steps={stepTexts} />
      </Band>
      <Band title={t('promises.title')}>
        <CardGrid cards={promised} />
      </Band>
      <OwnWallet />
    </ProjectFrame>
  );
}
