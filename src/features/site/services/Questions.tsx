import { useTranslation } from 'react-i18next';
import { Details } from '@/ui/Details';
import styles from '@/features/site/services/Questions.module.css';

const questions = ['stop', 'currency', 'refund', 'guest', 'twice'] as const;

/** Frequently asked questions before buying; each one expands to its answer. */
export function Questions() {
  const { t } = useTranslation('services');
  return (
    <div className={styles.questions}>
      {questions.map((id) => (
        <Details key={id} title={<h3 className={styles.title}>{t(`questions.list.${id}.title`)}</h3>}>
          <p className={styles.answer}>{t(`questions.list.${id}.text`)}</p>
        </Details>
      ))}
    </div>
  );
}
