import { useEffect, useState, type ReactNode } from 'react';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';

/** Lists what this device has saved for offline reading, if anything. Loads after the page, so nothing waits for it. */
export function OfflinePages() {
  const lang = useLang();
  const [list, setList] = useState<ReactNode>();
  useEffect(() => {
    let isShown = true;
    loadChunk(() => import('@/features/account/offlinePageList'), { isOptional: true })
      .then(({ keptList }) => keptList(lang))
      .then((found) => {
        if (isShown && found !== null) setList(found);
      })
      .catch((error: unknown) => console.info('What is kept could not be listed', error));
    return () => {
      isShown = false;
    };
  }, [lang]);
  return list;
}
