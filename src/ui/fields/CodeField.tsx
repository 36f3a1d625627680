import { useEffect, useRef } from 'react';
import { Field, type FieldWords } from '@/ui/fields/Field';
import styles from '@/ui/fields/CodeField.module.css';

interface CodeFieldProps extends FieldWords {
  name: string;
  /** `digits`: a code from an authenticator app; `text`: letters and digits, as written down. */
  kind: 'digits' | 'text';
  /** Takes the focus on mount. */
  focused?: boolean;
}

/** Includes room for spaces and hyphens, which are ignored. */
const maxCharacters = { digits: 16, text: 32 } as const;

/** A one-time code. It runs left to right in every language and accepts any digits. */
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
