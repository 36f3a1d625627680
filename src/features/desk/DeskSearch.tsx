import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Icon } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/desk/DeskSearch.module.css';

/** The field that finds everything, on every page of the desk. */
export function DeskSearch({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const navigate = useNavigate();
  const id = useId();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = pathname === paths.deskFind.href(lang) ? (search.get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const q = text.trim();
        if (q !== '') void navigate(`${paths.deskFind.href(lang)}?${new URLSearchParams({ q }).toString()}`);
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t('find.label')}</VisuallyHidden>
      </label>
      <Icon className={styles.icon} size={18}>
        <circle cx="11" cy="11" r="6.5" />
        <path d="m16 16 4.5 4.5" />
      </Icon>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('find.hint')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
