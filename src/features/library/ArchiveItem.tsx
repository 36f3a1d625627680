import { useTranslation } from 'react-i18next';
import { archivePurchase } from '@/commerce/archivePurchase';
import { invalidateQueries } from '@/data/freshness';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { useAction } from '@/ui/form/useAction';

/** Archives a purchase or restores it to the list. */
export function ArchiveItem({ id, isArchived }: { id: string; isArchived: boolean }) {
  const { t } = useTranslation('library');
  const words = useFailureText();
  const lang = useLang();
  const { run, pending, failure, count } = useAction(
    () => archivePurchase(lang, id, !isArchived),
    // The lists are reloaded the next time they are shown.
    invalidateQueries,
  );
  return (
    <div className="cluster">
      <Button pending={pending} onClick={() => void run()}>
        {t(isArchived ? 'unarchive' : 'archive')}
      </Button>
      <span className="muted small" role="status">
        {isArchived && t('archived')}
      </span>
      {failure && (
        <span key={count} role="alert">
          {words(failure)}
        </span>
      )}
    </div>
  );
}
