import { useEffect, useRef } from 'react';
import { Field, type FieldWords } from '@/ui/Field';
import styles from '@/ui/CodeField.module.css';

interface CodeFieldProps extends FieldWords {
  name: string;
  /** `digits`: what an app shows for a while; `text`: letters and digits, as they were written down. */
  kind: 'digits' | 'text';
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** Longer ones have spaces or hyphens between them, which do not count. */
const maxCharacters = { digits: 16, text: 32 } as const;

/** A code that is typed once. It runs left to right in every language, and any digits will do. */
export function CodeField({ name, kind, focused = false, ...words }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <Field {...words}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name={name}
          type="text"
          dir="ltr"
          className={`${control.className} ${styles.code} ${kind === 'digits' ? styles.digits : ''}`}
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxCharacters[kind]}
          required
        />
      )}
    </Field>
  );
}
