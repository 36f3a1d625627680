import { useRef, type ComponentProps, type ReactNode } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import { Field } from '@/ui/Field';

interface CopyFieldProps {
  label: ReactNode;
  value: string;
  words: ComponentProps<typeof CopyButton>['words'];
  /** The words on the button. */
  children: ReactNode;
}

/** An address that is read only, with a button that copies it, and marks it where the browser does not allow that. */
export function CopyField({ label, value, words, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="field-row">
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            ref={field}
            dir="ltr"
            type="text"
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <CopyButton text={() => value} words={words} onRefused={() => field.current?.select()}>
        {children}
      </CopyButton>
    </div>
  );
}
