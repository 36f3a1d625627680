import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { FailureNotice } from '@/ui/FailureNotice';
import { Link } from '@/ui/Link';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { priceOf } from '@/features/dreams/DreamCards';
import { subjectHref, subjectOf, type Dream } from '@/features/dreams/dreamFacts';
import { DreamProgress } from '@/features/dreams/DreamProgress';
import { DreamState } from '@/features/dreams/DreamState';
import { OwnActions } from '@/features/dreams/OwnActions';
import { OwnDialogs, type OwnQuestion } from '@/features/dreams/OwnDialogs';
import { SubjectLine } from '@/features/dreams/SubjectLine';
import { useOwnDreams, type OwnDreamsState } from '@/features/dreams/useOwnDreams';
import styles from '@/features/dreams/OwnDreams.module.css';
import words from '@/features/dreams/DreamWords.module.css';

interface RowProps {
  dream: Dream;
  own: OwnDreamsState;
  onAsk: (question: OwnQuestion) => void;
}

function Row({ dream, own, onAsk }: RowProps) {
  const { date } = useFormat();
  const lang = useLang();
  const subject = subjectOf(dream);
  return (
    <li className={styles.dream}>
      <p className={styles.over}>
        <DreamState dream={dream} />
        <time dateTime={dream.createdAt}>{date(dream.createdAt)}</time>
      </p>
      <h2 className={`${styles.title} ${words.title}`} dir="auto">
        <Link className={styles.link} to={paths.dream.href(lang, dream.id)}>
          {dream.title}
        </Link>
      </h2>
      {dream.description !== null && (
        <p className={words.short} dir="auto">
          {dream.description}
        </p>
      )}
      {subject && <SubjectLine subject={subject} to={subjectHref(lang, dream)} price={priceOf(dream)} />}
      <DreamProgress dream={dream} />
      <OwnActions
        dream={dream}
        onMove={(to) => own.move(dream, to)}
        onEdit={() => onAsk({ ask: 'edit', dream })}
        onRemove={() => onAsk({ ask: 'remove', dream })}
      />
    </li>
  );
}

/** The user's own dreams with their progress and actions. */
export function OwnDreams({ dreams, total }: { dreams: readonly Dream[]; total: number }) {
  const { t } = useTranslation('dreams');
  const own = useOwnDreams(dreams);
  const count = useRef<HTMLParagraphElement>(null);
  const [question, setQuestion] = useState<OwnQuestion>();
  return (
    <>
      <p ref={count} className={styles.count} tabIndex={-1}>
        {t('count', { count: total })}
      </p>
      {own.failure && <FailureNotice failure={own.failure} title={t('notChanged')} />}
      <VisuallyHidden>
        <span role="status">{own.said}</span>
      </VisuallyHidden>
      <ul className="list grid gap-3">
        {own.dreams.map((dream) => (
          <Row key={dream.id} dream={dream} own={own} onAsk={setQuestion} />
        ))}
      </ul>
      <OwnDialogs
        question={question}
        onClose={() => setQuestion(undefined)}
        onSave={own.save}
        onRemove={(dream) => {
          // Its own button disappears with it.
          count.current?.focus();
          own.remove(dream);
        }}
      />
    </>
  );
}
