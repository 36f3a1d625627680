import type { ComponentProps, ReactNode } from 'react';
import { FailureNotice } from '@/ui/FailureNotice';
import type { FormState } from '@/ui/form/useForm';

interface FormComponentProps extends Omit<
  ComponentProps<'form'>,
  'ref' | 'action' | 'noValidate' | 'onSubmit'
> {
  form: Pick<FormState<never>, 'formProps' | 'refusal' | 'failure' | 'count'>;
  /** What failed; shown above the reason. */
  failureTitle?: ReactNode;
  /** Replaces the failure's own text; null if it's shown elsewhere. */
  notice?: ReactNode;
}

/** The form of a `useForm`. It starts with why the last attempt failed, announced again after each attempt. */
export function Form({ form, failureTitle, notice, onInput, children, ...rest }: FormComponentProps) {
  const { formProps, count } = form;
  // The title says something that no field does.
  const failure = failureTitle === undefined ? form.failure : form.refusal;
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
        ? failure && <FailureNotice key={count} failure={failure} title={failureTitle} />
        : notice}
      {children}
    </form>
  );
}
