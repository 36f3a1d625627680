import type { ComponentProps, ReactNode } from 'react';
import { FailureNotice } from '@/ui/FailureNotice';
import { NotOffered } from '@/ui/NotOffered';
import { takeFocus } from '@/ui/takeFocus';
import type { FormState } from '@/ui/form/useForm';

interface FormComponentProps extends Omit<
  ComponentProps<'form'>,
  'ref' | 'action' | 'noValidate' | 'onSubmit'
> {
  form: Pick<FormState<never>, 'formProps' | 'refusal' | 'failure' | 'count'>;
  /** The path that takes the fields without script, too; without one, nothing does. */
  action?: string;
  /** What failed; shown above the reason. */
  failureTitle?: ReactNode;
  /** Replaces the failure's own text; null if it's shown elsewhere. */
  notice?: ReactNode;
  /** Whether a provider of the specification can answer it, too; if not, its build says so in place of the form. */
  isSpecified?: boolean;
  /** Whether its fields say something even where they can't be changed. */
  isReadable?: boolean;
}

/** The form of a `useForm`. It starts with why the last attempt failed, announced again after each attempt. */
export function Form({
  form,
  failureTitle,
  notice,
  isSpecified = false,
  isReadable = false,
  onInput,
  children,
  ...rest
}: FormComponentProps) {
  const { formProps, count } = form;
  // The title says something that no field does.
  const failure = failureTitle === undefined ? form.failure : form.refusal;
  if (import.meta.env.VITE_PROVIDER === 'specification' && !isSpecified)
    return (
      <>
        <NotOffered />
        {isReadable && (
          <fieldset disabled className={rest.className}>
            {children}
          </fieldset>
        )}
      </>
    );
  return (
    <form
      // Without JavaScript the fields are sent nowhere useful, but at least they stay out of the URL.
      method="post"
      {...rest}
      {...formProps}
      onInput={(event) => {
        formProps.onInput();
        onInput?.(event);
      }}
      noValidate
    >
      {notice === undefined
        ? failure && (
            // After a lost connection, nobody knows where on the page the answer comes.
            <div key={count} ref={failure.code === 'NETWORK' ? takeFocus : undefined} tabIndex={-1}>
              <FailureNotice failure={failure} title={failureTitle} />
            </div>
          )
        : notice}
      {children}
    </form>
  );
}
