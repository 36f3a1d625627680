import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Details } from '@/ui/Details';
import styles from '@/features/site/services/Questions.module.css';

const questions = ['stop', 'currency', 'refund', 'guest', 'twice'] as const;

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details title={<h3 className={styles.title}>{title}</h3>}>
      <div className={styles.answer}>{children}</div>
    </Details>
  );
}

interface QuestionsProps {
  /** What an activation is, by what the plans have; undefined if they have none. */
  activation?: ReactNode;
  /** Whether titles stay accessible forever; undefined if there are none, or while they load. */
  isForever?: boolean | undefined;
}

/** Frequently asked questions before buying; each one expands to its answer. */
export function Questions({ activation, isForever }: QuestionsProps) {
  const { t } = useTranslation('services');
  return (
    <div className={styles.questions}>
      {activation !== undefined && (
        <Question title={t('questions.list.activation.title')}>{activation}</Question>
      )}
      {isForever !== undefined && (
        <Question title={t('questions.list.access.title')}>
          <p>{t(`questions.list.access.${isForever ? 'forever' : 'varies'}`)}</p>
        </Question>
      )}
      {questions.map((id) => (
        <Question key={id} title={t(`questions.list.${id}.title`)}>
          <p>{t(`questions.list.${id}.text`)}</p>
        </Question>
      ))}
    </div>
  );
}
