import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';

interface DisclosureProps<Item> {
  items: readonly Item[];
  /** Number of items shown while collapsed. */
  first: number;
  className: string | undefined;
  children: (item: Item) => ReactNode;
}

/** A list that shows only its first items until expanded. */
export function Disclosure<Item>({ items, first, className, children }: DisclosureProps<Item>) {
  const { t } = useTranslation('security');
  const { number } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ul className={className}>{(isOpen ? items : items.slice(0, first)).map(children)}</ul>
      {items.length > first && (
        <div>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('fewer') : t('all', { number: number(items.length) })}
          </Button>
        </div>
      )}
    </>
  );
}
