import { useTranslation } from 'react-i18next';
import { MentorList } from '@/features/site/gms/MentorList';
import { findMentors, readMentorSearch, spoken, subjects } from '@/features/site/gms/mentors';
import { useFormat } from '@/i18n/format';
import { Select } from '@/ui/fields/Select';
import { useSearchValues } from '@/ui/useSearchValues';
import styles from '@/features/site/gms/FindMentor.module.css';

/** The list of mentors with its two filters, which are kept in the URL. */
export function FindMentor() {
  const { t } = useTranslation('projectGms');
  const { languageName } = useFormat();
  const [search, change] = useSearchValues();
  const wanted = readMentorSearch(search);
  const found = findMentors(wanted);
  const any = { value: '', label: t('find.any') };
  return (
    <div className={styles.find}>
      <div className={styles.filters} role="search" aria-label={t('find.title')}>
        <Select
          name="subject"
          label={t('find.subject')}
          value={wanted.subject ?? ''}
          options={[any, ...subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))]}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <Select
          name="language"
          label={t('find.language')}
          value={wanted.language ?? ''}
          options={[any, ...spoken.map((value) => ({ value, label: languageName(value) }))]}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
        <p className={styles.count} role="status">
          {found.length > 0 ? t('find.count', { count: found.length }) : t('find.empty')}
        </p>
      </div>
      <MentorList mentors={found} />
    </div>
  );
}
