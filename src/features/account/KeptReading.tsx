import { useEffect, useState, type ReactNode } from 'react';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';

/** What this device keeps for reading without a network, if anything. It comes after the page, which waits for nothing. */
export function KeptReading() {
  const lang = useLang();
  const [list, setList] = useState<ReactNode>();
  useEffect(() => {
    let isShown = true;
    loadChunk(() => import('@/features/account/keptList'), { isOptional: true })
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
