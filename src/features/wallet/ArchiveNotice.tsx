import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Notice } from '@/ui/Notice';
import type { Archiving, PurchaseArchive } from '@/features/wallet/usePurchaseArchive';

interface DoneProps {
  done: Archiving;
  onUndo: () => void;
}

function Done({ done: { title, isArchived }, onUndo }: DoneProps) {
  const { t } = useTranslation('wallet');
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button disappeared along with its row.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Notice
      kind="success"
      actions={
        <Button ref={undo} onClick={onUndo}>
          {t('purchases.undo')}
        </Button>
      }
    >
      {t(isArchived ? 'purchases.archiveDone' : 'purchases.unarchiveDone', { title: isolate(title) })}
    </Notice>
  );
}

/** Result of archiving a purchase, with an undo button. */
export function ArchiveNotice({ archive: { run, outcome, failure, count } }: { archive: PurchaseArchive }) {
  if (failure) return <FailureNotice key={count} failure={failure} />;
  if (!outcome || !('data' in outcome)) return null;
  const { data: done } = outcome;
  return <Done key={count} done={done} onUndo={() => void run({ ...done, isArchived: !done.isArchived })} />;
}
