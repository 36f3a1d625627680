import type { ComponentProps, ReactNode } from 'react';
import { FailureNotice } from '@/ui/FailureNotice';
import type { FormState } from '@/ui/form/useForm';

interface FormComponentProps extends Omit<
  ComponentProps<'form'>,
  'ref' | 'action' | 'noValidate' | 'onSubmit'
> {
  form: Pick<FormState<never>, 'formProps' | 'refusal' | 'failure' | 'count'>;
  /** What could not be done, above why. */
  failureTitle?: ReactNode;
  /** Takes the place of the failure's own words; null where they are said elsewhere. */
  notice?: ReactNode;
}

/** The form of a `useForm`. It begins with why the last attempt failed, announced with each attempt anew. */
export function Form({ form, failureTitle, notice, onInput, children, ...rest }: FormComponentProps) {
  const { formProps, count } = form;
  // A title says what no field does.
  const failure = failureTitle === undefined ? form.failure : form.refusal;
  return (
    <form
      // Without the script nothing takes the fields, but then they do not end up in the address either.
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
