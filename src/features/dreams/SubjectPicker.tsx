import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import type { DreamSubject } from '@/session/deviceDreams';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/fields/TextField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { hasWords, keyOf, loadSubjects } from '@/features/dreams/subjects';
import styles from '@/features/dreams/SubjectPicker.module.css';

interface SubjectPickerProps {
  subject: DreamSubject | null;
  onChoose: (subject: DreamSubject | null) => void;
  error: string | undefined;
}

/** Enter in the search field must not submit the surrounding form. */
const keepInside = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

interface OptionsProps extends Pick<SubjectPickerProps, 'subject' | 'onChoose'> {
  words: string;
  answer: Outcome<readonly DreamSubject[]> | undefined;
  onRetry: () => void;
}

function Options({ subject, onChoose, words, answer, onRetry }: OptionsProps) {
  const { t } = useTranslation('dreams');
  if (!answer)
    return (
      <Loading label={t('form.subject.loading')}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Loading>
    );
  if ('failure' in answer)
    return <FailureNotice failure={answer.failure} title={t('form.subject.failed')} onRetry={onRetry} />;
  const found = answer.data.filter(({ kind, title }) => hasWords(words, title, t(`kind.${kind}`)));
  const chosen = subject && keyOf(subject);
  return (
    <>
      <p className={styles.count} role="status">
        {t('form.subject.found', { count: found.length })}
      </p>
      <div className={styles.options}>
        <RadioGroup legend={<VisuallyHidden>{t('form.subject.options')}</VisuallyHidden>}>
          <RadioOption
            name="subject"
            value=""
            label={t('form.subject.nothing')}
            checked={subject === null}
            onChange={() => onChoose(null)}
          />
          {found.map((option) => (
            <RadioOption
              key={keyOf(option)}
              name="subject"
              value={keyOf(option)}
              label={<bdi>{option.title}</bdi>}
              description={t(`kind.${option.kind}`)}
              checked={keyOf(option) === chosen}
              onChange={() => onChoose(option)}
            />
          ))}
        </RadioGroup>
      </div>
    </>
  );
}

/** Picks what a dream is about: shows the current choice and, on demand, a searchable list of everything. */
export function SubjectPicker({ subject, onChoose, error }: SubjectPickerProps) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<Outcome<readonly DreamSubject[]>>();
  const [words, setWords] = useState('');

  const load = async () => {
    setAnswer(undefined);
    setAnswer(await loadSubjects(lang));
  };

  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && (!answer || 'failure' in answer)) void load();
  };

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        <span>{t('form.subject.label')}</span> <span className={styles.optional}>{t('form.optional')}</span>
      </legend>
      <div className="cluster middle apart">
        {subject ? (
          <p className={styles.subject}>
            <span className={styles.kind}>{t(`kind.${subject.kind}`)}</span>
            <bdi>{subject.title}</bdi>
          </p>
        ) : (
          <p className={styles.nothing}>{t('form.subject.none')}</p>
        )}
        <Button aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'form.subject.close' : subject ? 'form.subject.change' : 'form.subject.choose')}
        </Button>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isOpen && (
        <div className={styles.panel}>
          <TextField
            type="search"
            name="subjectSearch"
            label={t('form.subject.search')}
            value={words}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={keepInside}
          />
          <Options
            subject={subject}
            onChoose={onChoose}
            words={words}
            answer={answer}
            onRetry={() => void load()}
          />
        </div>
      )}
    </fieldset>
  );
}
