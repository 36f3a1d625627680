import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import ExternalLink from 'lucide-react/icons/external-link';
import BookOpen from 'lucide-react/icons/book-open';
import type { LibraryItemQuery } from '@/data/generated/library';
import { DeliverableFiles } from '@/features/library/DeliverableFiles';
import { EventDates } from '@/features/library/EventDates';
import { LicenceKey } from '@/features/library/LicenceKey';
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

/** Everything that belongs to an item, one card each. */
export function Deliverables({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const { t } = useTranslation('library');
  const languageList = useLanguageList();
  const lang = useLang();
  return deliverables.map((deliverable, index) => {
    const { id, kind, title, description, isNew, languages, Files } = deliverable;
    return (
      <Card
        key={id}
        title={<bdi>{title}</bdi>}
        aside={isNew && <StatusPill tone="good">{t('new')}</StatusPill>}
      >
        {description !== null && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        {languages.some((each) => each !== lang) && (
          <p className="muted small">{t('languages', { languages: languageList(languages) })}</p>
        )}
        {kind === 'FILE' ? (
          <DeliverableFiles title={title} files={Files} />
        ) : (
          <div className="cluster">
            <Actions deliverable={deliverable} isFirst={index === 0} />
          </div>
        )}
      </Card>
    );
  });
}
