import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords } from '@/ui/fields/Field';
import { useComboBox, type Choice } from '@/ui/fields/useComboBox';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChevronDownIcon } from '@/ui/icons';
import styles from '@/ui/fields/ComboBox.module.css';

export interface ComboBoxProps extends FieldWords {
  name: string;
  value: Choice | null;
  /** The matches for the text that was typed last. */
  choices: readonly Choice[];
  /** Requests the matches for a text; everything for an empty text. */
  onType: (text: string) => void;
  /** Null if the text was cleared. */
  onChoose: (choice: Choice | null) => void;
  /** Whether the choices are still loading. */
  busy?: boolean;
  /** Shown while the list is empty. */
  note?: ReactNode;
  disabled?: boolean;
}

/**
 * A text field with a list of matching choices. Enter picks the first match, as does moving on to the next field;
 * Escape picks nothing. Follows the ARIA combobox pattern: the focus stays in the field. Needs the namespace `forms`.
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
