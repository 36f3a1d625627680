import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { projectName, type ProjectId } from '@/shared/projects';
import { CardLink } from '@/ui/layout/CardLink';
import styles from '@/features/site/projects/ProjectCards.module.css';

interface ProjectCardsProps {
  ids: readonly ProjectId[];
  /** Heading level of the cards; 3 below a section title. */
  level?: 2 | 3;
}

/** Cards of projects with emblem, name and one line of text, linking to their pages. */
export function ProjectCards({ ids, level = 3 }: ProjectCardsProps) {
  const { t } = useTranslation('projects');
  const lang = useLang();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={`list grid gap-4 ${styles.cards}`}>
      {ids.map((id) => (
        <li key={id} className={styles.card} data-project={id}>
          <i className={styles.ball} aria-hidden="true" />
          <Heading className={styles.name}>
            <CardLink to={paths.project.href(lang, id)}>
              <bdi>{projectName(id)}</bdi>
            </CardLink>
          </Heading>
          <p className={styles.line}>{t(`lines.${id}`)}</p>
        </li>
      ))}
    </ul>
  );
}
