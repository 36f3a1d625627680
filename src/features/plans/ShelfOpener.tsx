import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShelfPanel } from '@/features/plans/ShelfPanel';
import type { ShelfGood } from '@/features/plans/useShelf';
import { useLang } from '@/i18n/lang';
import { loadMessages } from '@/i18n/loadMessages';
import { loadChunk } from '@/lib/chunks';

interface ShelfOpenerProps {
  children: (open: (id: string) => void, isOpen: boolean) => ReactNode;
  goods: readonly ShelfGood[];
}

/** Opens goods in a panel, which is loaded with the first one. If that fails, their page opens. */
export function ShelfOpener({ goods, children }: ShelfOpenerProps) {
  const lang = useLang();
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<typeof ShelfPanel>();
  const [shown, setShown] = useState<ShelfGood>();

  async function open(id: string): Promise<void> {
    const good = goods.find((each) => each.id === id);
    if (!good) return;
    try {
      const [loaded] = await Promise.all([
        loadChunk(() => import('@/features/plans/ShelfPanel')),
        loadMessages(lang, ['forms']),
      ]);
      setPanel(() => loaded.ShelfPanel);
      setShown(good);
    } catch (error) {
      console.info('The panel could not be loaded', error);
      await navigate(good.to);
    }
  }

  return (
    <>
      {children((id) => void open(id), shown !== undefined)}
      {Panel && shown && <Panel key={shown.id} good={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
