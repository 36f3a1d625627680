import { useRef, type ComponentProps, type ReactNode } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import { Field } from '@/ui/fields/Field';

interface CopyFieldProps {
  label: ReactNode;
  value: string;
  words: ComponentProps<typeof CopyButton>['words'];
  /** The button's label. */
  children: ReactNode;
}

/** A read-only address with a copy button; selects the address if the browser doesn't allow copying. */
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
