import { useState } from 'react';
import { useLang } from '@/i18n/lang';
import { hasMessages, loadMessages, type Namespace } from '@/i18n/loadMessages';
import type { Lang } from '@/shared/languages';
import type { Result } from '@/ui/form/result';
import { useAction } from '@/ui/form/useAction';

/**
 * A dialog that hardly any visitor opens: it, what it shows and its messages are loaded by the first press. Those that
 * could not be loaded are tried again by the next one.
 */
export function useLateDialog<Loaded extends object>(
  load: (lang: Lang) => Promise<Loaded>,
  namespaces: readonly Namespace[],
) {
  const lang = useLang();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const opening = useAction(
    async (): Promise<Result<Loaded>> => {
      try {
        const [data] = await Promise.all([load(lang), loadMessages(lang, namespaces)]);
        if (namespaces.every((namespace) => hasMessages(lang, namespace))) return { data };
      } catch (error) {
        // The page works without it.
        console.info('The dialog could not be loaded', error);
      }
      return { failure: { code: 'NETWORK', fields: {} } };
    },
    ({ data }) => {
      setLoaded(data);
      setOpen(true);
    },
  );
  return { loaded, isOpen, opening, close: () => setOpen(false) };
}
