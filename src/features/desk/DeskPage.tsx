import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLang } from '@/i18n/lang';
import type { DeskMe } from '@/shared/desk/staff';
import { intlTag } from '@/shared/languages';
import { BackLink } from '@/ui/BackLink';
import { PageMeta } from '@/ui/PageMeta';
import { Notice } from '@/ui/Notice';
import { DeskNewsContext } from '@/features/desk/act/deskNews';
import { DeskContext } from '@/features/desk/DeskContext';
import { DeskSearch } from '@/features/desk/DeskSearch';
import { KeyList } from '@/features/desk/KeyList';
import { areKeysOn, setKeysOn } from '@/features/desk/keysSetting';
import { useDeskKeys } from '@/features/desk/useDeskKeys';
import styles from '@/features/desk/DeskPage.module.css';

interface DeskPageProps {
  me: DeskMe | undefined;
  /** The document's title and the heading. */
  title: string;
  /** What the heading shows, if it's more than the title. */
  heading?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** The page above. */
  parent?: { to: string; title: string };
  children?: ReactNode;
}

/** Every page of the desk: the search field, the heading, and the keys. */
export function DeskPage({ me, title, heading = title, lead, parent, children }: DeskPageProps) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const search = useRef<HTMLInputElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const { pathname } = useLocation();
  const [news, setNews] = useState<{ text: string; at: string }>();
  const [isOn, setOn] = useState(areKeysOn);
  useDeskKeys({
    onFind: () => {
      search.current?.focus();
      search.current?.select();
    },
    onHelp: () => setListOpen(true),
    isOn,
  });
  return (
    <I18nProvider locale={intlTag(lang)}>
      <DeskContext value={me}>
        <div className="stack">
          <PageMeta title={`${title} · ${t('title')}`} hidden />
          <div className={`${styles.tools} screen-only`}>
            <DeskSearch ref={search} />
            <button
              type="button"
              className={styles.keys}
              aria-label={t('keys.title')}
              onClick={() => setListOpen(true)}
            >
              <kbd>?</kbd>
            </button>
          </div>
          <header className="stack gap-1">
            {parent && <BackLink to={parent.to}>{parent.title}</BackLink>}
            <h1 className={styles.heading}>{heading}</h1>
            {lead !== undefined && <p className="muted">{lead}</p>}
          </header>
          {news?.at === pathname && (
            <Notice kind="success">
              <p>{news.text}</p>
            </Notice>
          )}
          <DeskNewsContext value={(text) => setNews({ text, at: pathname })}>{children}</DeskNewsContext>
        </div>
        <KeyList
          open={isListOpen}
          onClose={() => setListOpen(false)}
          isOn={isOn}
          onSwitch={(next) => {
            setOn(next);
            setKeysOn(next);
          }}
        />
      </DeskContext>
    </I18nProvider>
  );
}
