import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Link } from '@/ui/Link';
import { Disclosure } from '@/ui/Disclosure';
import type { Order } from '@/features/checkout/types';

/** What the buyer saw and agreed to: the sentences with their times, and the documents, at addresses that stay. */
export function OrderAgreements({ agreements }: { agreements: Order['Agreements'] }) {
  const { t } = useTranslation('delivery');
  const { dateTime } = useFormat();
  const documents = agreements.at(-1)?.Documents ?? [];
  if (agreements.length === 0) return null;
  return (
    <Disclosure label={t('documents')} open={false}>
      <div className="grid gap-3">
        {documents.length > 0 && (
          <ul className="cluster list">
            {documents.map(({ kind, title, path }) => (
              <li key={kind}>
                <Link to={path} preloadInView={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {agreements.flatMap(({ at, sentences }) =>
          sentences
            .filter(({ agreed }) => agreed)
            .map(({ text }) => (
              <p key={`${at} ${text}`} className="small">
                <span className="muted">{`${t('agreed')}\u00a0· ${dateTime(at)}`}</span>
                <br />
                <bdi>{text}</bdi>
              </p>
            )),
        )}
      </div>
    </Disclosure>
  );
}
