import { useTranslation } from 'react-i18next';
import { headingsOf } from '@/ui/media/headings';

/** Table of contents of a text; renders nothing if it has a single section. Not printed. */
export function TextContents({ body }: { body: string }) {
  const { t } = useTranslation('library');
  const headings = headingsOf(body);
  if (headings.length < 2) return null;
  return (
    <nav className="screen-only" aria-label={t('reader.contents')}>
      <ul className="list stack gap-1">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
