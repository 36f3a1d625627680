import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import ExternalLink from 'lucide-react/icons/external-link';
import BookOpen from 'lucide-react/icons/book-open';
import type { LibraryItemQuery } from '@/data/generated/library';
import { DeliverableFiles } from '@/features/library/DeliverableFiles';
import { EventDates } from '@/features/library/EventDates';
import { LessonList } from '@/features/library/LessonList';
import { useLessons } from '@/features/library/lessons';
import { LicenceKey } from '@/features/library/LicenceKey';
import { MediaProgress } from '@/features/library/MediaProgress';
import { PartState } from '@/features/library/PartState';
import { isolate } from '@/i18n/isolate';
import { useLanguageList } from '@/i18n/languageList';
import { useLang } from '@/i18n/lang';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { StatusPill } from '@/ui/StatusPill';
import styles from '@/features/library/Deliverables.module.css';

type Deliverable = NonNullable<LibraryItemQuery['libraryItem']>['Deliverables'][number];

interface ActionsProps {
  deliverable: Deliverable;
  /** Whether it's the main deliverable, to be opened first. */
  isFirst: boolean;
}

function Actions({ deliverable, isFirst }: ActionsProps) {
  const { id, kind, title, link } = deliverable;
  const { t } = useTranslation('library');
  const { pathname } = useLocation();
  const about = { title: isolate(title) };
  const [now] = useState(Date.now);
  if (kind === 'EVENT') return <EventDates event={deliverable} now={now} />;
  if (kind === 'LICENCE')
    return <LicenceKey licenceKey={deliverable.licenceKey} isAfterTrial={deliverable.keyAfterTrial} />;
  if (kind === 'TEXT')
    return (
      <ButtonLink
        variant={isFirst ? 'primary' : 'quiet'}
        to={`${pathname}/${encodeURIComponent(id)}`}
        aria-label={t('readOf', about)}
      >
        <BookOpen size={18} aria-hidden="true" />
        <span>{t('read')}</span>
      </ButtonLink>
    );
  return (
    link && (
      <a
        className={styles.link}
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={t('visitOf', about)}
      >
        <ExternalLink size={18} aria-hidden="true" />
        <span>{t('visit')}</span>
      </a>
    )
  );
}

interface GoodProps extends ActionsProps {
  /** The item it belongs to. */
  itemId: string;
}

/** A recording or film that starts where it was stopped, and its formats to download. */
function Files({ itemId, deliverable: { id, title, Files: files, Parts } }: GoodProps) {
  const [part] = Parts;
  const place = { id: itemId, deliverableId: id, part: '' };
  const shown = <DeliverableFiles title={title} files={files} />;
  if (!part) return shown;
  return (
    <MediaProgress place={place} start={part.progress}>
      <div className="grid gap-2">{shown}</div>
    </MediaProgress>
  );
}

function Good({ itemId, deliverable, isFirst }: GoodProps) {
  const { t } = useTranslation('library');
  const languageList = useLanguageList();
  const lang = useLang();
  const { id, kind, title, description, isNew, languages, Parts } = deliverable;
  const [part] = Parts;
  return (
    <Card title={<bdi>{title}</bdi>} aside={isNew && <StatusPill tone="good">{t('new')}</StatusPill>}>
      {description !== null && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {part && (
        <p>
          <PartState
            place={{ id: itemId, deliverableId: id, part: '' }}
            part={part}
            isText={kind === 'TEXT'}
          />
        </p>
      )}
      {languages.some((each) => each !== lang) && (
        <p className="muted small">{t('languages', { languages: languageList(languages) })}</p>
      )}
      {kind === 'FILE' ? (
        <Files itemId={itemId} deliverable={deliverable} isFirst={isFirst} />
      ) : (
        <div className="cluster">
          <Actions deliverable={deliverable} isFirst={isFirst} />
        </div>
      )}
    </Card>
  );
}

interface DeliverablesProps {
  itemId: string;
  deliverables: readonly Deliverable[];
}

/** Everything that belongs to an item: its lessons in one list, the rest with one card each. */
export function Deliverables({ itemId, deliverables }: DeliverablesProps) {
  const { pathname } = useLocation();
  const lessons = useLessons(itemId, deliverables, pathname);
  const others = deliverables.filter(
    ({ Parts }) => lessons.length === 0 || !Parts.some(({ isLesson }) => isLesson),
  );
  return (
    <>
      {lessons.length > 0 && <LessonList lessons={lessons} />}
      {others.map((deliverable, index) => (
        <Good
          key={deliverable.id}
          itemId={itemId}
          deliverable={deliverable}
          isFirst={index === 0 && lessons.length === 0}
        />
      ))}
    </>
  );
}
