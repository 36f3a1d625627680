import { useTranslation } from 'react-i18next';
import { ProjectCards } from '@/features/site/projects/ProjectCards';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { siteProjects, type ProjectId } from '@/shared/projects';
import { has } from '@/ui/Has';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';

const groups = ['people', 'works', 'money'] as const;

const members: Record<(typeof groups)[number], readonly ProjectId[]> = {
  people: ['gfs', 'gms', 'patrons', 'sponsors', 'investors'],
  works: ['art', 'dance', 'media', 'fashion', 'science'],
  money: ['exchange', 'kapusta', 'arcanum12th'],
};

const membersOf = (group: (typeof groups)[number]) =>
  members[group].filter((id) => siteProjects.includes(id) && has(id));

/** All projects by topic, each linking to its page. */
export function Component() {
  const { t } = useTranslation('projects');
  const lang = useLang();
  const shown = groups.filter((group) => membersOf(group).length > 0);
  const toCollaborations = (
    <ButtonLink to={paths.collaborations.href(lang)}>{t('toCollaborations')}</ButtonLink>
  );
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      {has('company') ? (
        <PageHero title={t('hero.title')} lead={t('hero.lead')} actions={toCollaborations} />
      ) : (
        <PageHero title={t('meta.title')} />
      )}
      {shown.map((group) => (
        <Band key={group} title={t(`groups.${group}`)} tone={group === 'works' ? 'sunken' : 'plain'}>
          <ProjectCards ids={membersOf(group)} />
        </Band>
      ))}
    </>
  );
}
