import { useTranslation } from 'react-i18next';
import type { Mentor } from '@/features/site/gms/mentors';
import { useFormat } from '@/i18n/format';
import styles from '@/features/site/gms/MentorList.module.css';

function Row({ mentor }: { mentor: Mentor }) {
  const { t } = useTranslation('projectGms');
  const { languageName, list, month } = useFormat();
  const { id, freeFrom } = mentor;
  return (
    <li className={styles.mentor}>
      <div className={styles.words}>
        <h3>
          <bdi>{t(`mentors.${id}.name`)}</bdi>
        </h3>
        <p>{t(`mentors.${id}.text`)}</p>
        <p className="muted small">
          {t('find.speaks', { languages: list(mentor.languages.map(languageName)) })}
        </p>
      </div>
      <div className={styles.aside}>
        <ul className="list cluster gap-1">
          {mentor.subjects.map((subject) => (
            <li key={subject} className={styles.subject}>
              {t(`subjects.${subject}`)}
            </li>
          ))}
        </ul>
        <p className="muted small">{t('find.free', { month: month(freeFrom) })}</p>
      </div>
    </li>
  );
}

/** The mentors: who they are, what they know, and when they are available. */
export function MentorList({ mentors }: { mentors: readonly Mentor[] }) {
  if (mentors.length === 0) return null;
  return (
    <ul className="list grid">
      {mentors.map((mentor) => (
        <Row key={mentor.id} mentor={mentor} />
      ))}
    </ul>
  );
}
