import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords } from '@/ui/Field';
import { useComboBox, type Choice } from '@/ui/useComboBox';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChevronDownIcon } from '@/ui/icons';
import styles from '@/ui/ComboBox.module.css';

export interface ComboBoxProps extends FieldWords {
  name: string;
  value: Choice | null;
  /** What fits the text that was typed last. */
  choices: readonly Choice[];
  /** Asks for the choices that fit a text; every one, for an empty text. */
  onType: (text: string) => void;
  /** Null where the text was cleared. */
  onChoose: (choice: Choice | null) => void;
  /** Whether the choices are still on their way. */
  busy?: boolean;
  /** Shown in the list while it is empty. */
  note?: ReactNode;
  disabled?: boolean;
}

/**
 * A text field with a list of choices that fit what is typed. The first one that fits is taken by Enter, and by going
 * on to the next field; Escape takes nothing. Follows the combobox pattern of the ARIA practices: the focus is in the
 * field all the time. Needs the namespace `forms`.
 */
export function ComboBox({ value, choices, onType, onChoose, busy = false, note, ...props }: ComboBoxProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const box = useComboBox({ id, value, choices, busy, onType, onChoose });
  const { typed, isOpen, listId, active, activeId } = box;
  return (
    <Field label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            className={`${control.className} ${styles.input}`}
            type="text"
            role="combobox"
            name={props.name}
            disabled={props.disabled}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeId}
            value={typed ?? value?.label ?? ''}
            onChange={box.type}
            onKeyDown={box.handleKey}
            onFocus={(event) => event.currentTarget.select()}
            onClick={box.press}
            onBlur={box.leave}
          />
          <ChevronDownIcon className={styles.chevron} size={18} />
          {isOpen && (
            <div id={listId} className={styles.list} role="listbox" aria-label={t('choices.label')}>
              {choices.map((choice) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and all keys
                <div
                  key={choice.id}
                  id={box.idOf(choice)}
                  className={styles.choice}
                  role="option"
                  tabIndex={-1}
                  aria-selected={choice.id === active?.id}
                  data-chosen={choice.id === value?.id || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => box.choose(choice)}
                >
                  <bdi>{choice.label}</bdi>
                </div>
              ))}
              {choices.length === 0 && (
                <div
                  className={styles.note}
                  role="option"
                  tabIndex={-1}
                  aria-disabled="true"
                  aria-selected="false"
                >
                  {busy ? t('choices.loading') : (note ?? t('choices.none'))}
                </div>
              )}
            </div>
          )}
          <VisuallyHidden>
            <span role="status">
              {isOpen && !busy && typed !== null && t('choices.count', { count: choices.length })}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
