import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DreamQuery } from '@/data/generated/dreams';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { baseUrl } from '@/lib/baseUrl';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { FailureNotice } from '@/ui/FailureNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { priceOf } from '@/features/dreams/DreamCards';
import { productIdOf, subjectHref, subjectOf, type Dream } from '@/features/dreams/dreamFacts';
import { DreamGift } from '@/features/dreams/DreamGift';
import { DreamProgress } from '@/features/dreams/DreamProgress';
import { dreamsHref } from '@/features/dreams/dreamSearch';
import { DreamState } from '@/features/dreams/DreamState';
import { OwnActions } from '@/features/dreams/OwnActions';
import { OwnDialogs, type OwnQuestion } from '@/features/dreams/OwnDialogs';
import { ReportDream } from '@/features/dreams/ReportDream';
import { ShareDream } from '@/features/dreams/ShareDream';
import { SubjectLine } from '@/features/dreams/SubjectLine';
import { useOwnDreams } from '@/features/dreams/useOwnDreams';
import styles from '@/features/dreams/DreamView.module.css';
import words from '@/features/dreams/DreamWords.module.css';

function By({ dream: { isOwn, authorName, createdAt } }: { dream: Dream }) {
  const { t } = useTranslation('dreams');
  const { date } = useFormat();
  return (
    <p className={styles.by}>
      <span>
        {isOwn ? t('byYou') : authorName ? t('by', { name: isolate(authorName) }) : t('bySomebody')}
      </span>{' '}
      <time dateTime={createdAt}>{date(createdAt)}</time>
    </p>
  );
}

/** What a dream is about, how far along its owner is, and how to fulfill it. */
function Subject({ dream }: { dream: Dream }) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const subject = subjectOf(dream);
  if (!subject) return null;
  const productId = dream.status === 'OPEN' ? productIdOf(dream) : undefined;
  return (
    <Card tone="sunken">
      <div className={styles.subject}>
        <SubjectLine subject={subject} to={subjectHref(lang, dream)} price={priceOf(dream)} />
        <DreamProgress dream={dream} />
        {productId !== undefined && (
          <p>
            <ButtonLink
              variant="primary"
              to={paths.productPayment.href(
                lang,
                productId,
                dream.isOwn ? {} : { present: '1', dream: dream.id },
              )}
            >
              {t(dream.isOwn ? 'give.yourself' : 'give.this')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Card>
  );
}

function Owner({ dream }: { dream: Dream }) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const navigate = useNavigate();
  const own = useOwnDreams([dream]);
  const [question, setQuestion] = useState<OwnQuestion>();
  const [shown = dream] = own.dreams;
  return (
    <section className={styles.owner} aria-label={t('actions.label')}>
      {own.failure && <FailureNotice failure={own.failure} title={t('notChanged')} />}
      <VisuallyHidden>
        <span role="status">{own.said}</span>
      </VisuallyHidden>
      <DreamState dream={shown} />
      <OwnActions
        dream={shown}
        onMove={(to) => own.move(dream, to)}
        onEdit={() => setQuestion({ ask: 'edit', dream })}
        onRemove={() => setQuestion({ ask: 'remove', dream })}
      />
      <OwnDialogs
        question={question}
        onClose={() => setQuestion(undefined)}
        onSave={own.save}
        onRemove={(gone) => own.remove(gone, () => void navigate(dreamsHref(lang, { tab: 'mine' })))}
      />
    </section>
  );
}

interface DreamViewProps {
  dream: NonNullable<DreamQuery['dream']>;
}

/** A single dream's page. */
export function DreamView({ dream }: DreamViewProps) {
  const lang = useLang();
  const isShareable = dream.isPublic && dream.status !== 'ARCHIVED';
  return (
    <article className={styles.dream}>
      <header className="grid gap-1">
        <By dream={dream} />
        <h1 className={words.title} dir="auto">
          {dream.title}
        </h1>
        {!dream.isOwn && dream.status !== 'OPEN' && <DreamState dream={dream} />}
      </header>
      {dream.description !== null && (
        <p className={`${styles.text} ${words.text}`} dir="auto">
          {dream.description}
        </p>
      )}
      {dream.Gift && <DreamGift gift={dream.Gift} />}
      <Subject dream={dream} />
      <div className={styles.ways}>
        {isShareable && (
          <ShareDream address={baseUrl() + paths.dream.href(lang, dream.id)} title={dream.title} />
        )}
        {!dream.isOwn && <ReportDream id={dream.id} title={dream.title} />}
      </div>
      {dream.isOwn && <Owner dream={dream} />}
    </article>
  );
}
