import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { deskPages } from '@/features/desk/deskPages';
import styles from '@/features/desk/KeyList.module.css';

interface KeyListProps {
  open: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The keys of the desk, and the switch that turns them off. */
export function KeyList({ open, onClose, isOn, onSwitch }: KeyListProps) {
  const { t } = useTranslation('desk');
  const lines = [
    { keys: ['/'], words: t('keys.find') },
    ...deskPages.map(({ key, name }) => ({ keys: ['g', key], words: t(`nav.${name}`) })),
    { keys: ['?'], words: t('keys.title') },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {lines.map(({ keys, words }) => (
          <div key={keys.join(' ')} className={styles.line}>
            <dt className={styles.combination} dir="ltr">
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="keys"
        label={t('keys.on')}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </Dialog>
  );
}
