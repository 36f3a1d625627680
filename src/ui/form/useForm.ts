import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import * as v from 'valibot';
import type { FieldErrors } from '@/shared/errorCodes';
import { fieldErrorsOf } from '@/shared/validation';
import { useFieldErrorText } from '@/ui/failureText';
import { isAboutFields, readValues, remainingErrors, type FormSchema, type Values } from '@/ui/form/fields';
import type { FormFailure, Result } from '@/ui/form/result';
import { useAction } from '@/ui/form/useAction';

/** The names of the fields that a schema parses, across all variants. */
type Names<Input> = Input extends unknown ? keyof Input & string : never;

interface FormOptions<Schema extends FormSchema, Data> {
  /** Parses the fields; its messages are codes that the application translates. */
  schema: Schema;
  /** The values of a controlled form; without them they are read from the DOM. */
  values?: Values;
  /** Finds field errors that the schema can't, because the rules are loaded asynchronously. */
  check?: () => Promise<FieldErrors>;
  /** Sends the parsed fields. */
  submit: (values: v.InferOutput<Schema>) => Promise<Result<Data>>;
  /** The attempt that the server refused before the page had its scripts. */
  refused?: { readonly failure: FormFailure; readonly sent: Values } | undefined;
  /** Runs after a success; the form stays pending until a returned promise settles. */
  onSuccess?: (data: Data, values: v.InferOutput<Schema>) => unknown;
}

/** The props that a `Form` spreads on its element. */
interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(): void;
}

/** The state of a form while it is filled in and sent. */
export interface FormState<Name extends string = string, Data = unknown> {
  readonly formProps: FormProps;
  /** The name of a field and its error text, to spread on it. */
  field(name: Name): { readonly name: string; readonly error: string | undefined };
  /** The current errors of single fields. */
  readonly errors: FieldErrors;
  /** Why the last attempt failed, until that no longer holds. */
  readonly refusal: FormFailure | undefined;
  /** The same, unless a single field shows it. */
  readonly failure: FormFailure | undefined;
  readonly pending: boolean;
  /** The value of the clicked button named `intent`, while its action is running. */
  readonly intent: string | undefined;
  /** The result of the last attempt, if it succeeded. */
  readonly data: Data | undefined;
  /** The number of finished attempts. */
  readonly count: number;
  /** The number of successes; used as a `key` to clear fields. */
  readonly done: number;
  /** Shows a failure from elsewhere. */
  refuse(failure: FormFailure): void;
  /** Clears the outcome of the last attempt. */
  clear(): void;
}

const nothing: Values = {};

/** The failure of an attempt that wasn't sent because its fields are invalid. */
const refused = (
  { issues }: Pick<v.SafeParseResult<FormSchema>, 'issues'>,
  sent: Values,
  found: FieldErrors = {},
) => ({
  failure: { code: 'BAD_USER_INPUT' as const, fields: { ...fieldErrorsOf(issues ?? []), ...found } },
  sent,
});

/**
 * How every form works: schema → fields → typed errors. A submit parses the fields with the schema and sends the
 * result. Errors from the schema or the server are shown at their fields until fixed, and the first one takes the
 * focus. A failure never loses input, and a form in flight can't be submitted again.
 */
export function useForm<Schema extends FormSchema, Data>({
  schema,
  values,
  check,
  submit,
  refused: first,
  onSuccess,
}: FormOptions<Schema, Data>): FormState<Names<v.InferInput<Schema>>, Data> {
  type Attempt = Result<Data> & { readonly sent: Values };
  const errorText = useFieldErrorText();
  const ref = useRef<HTMLFormElement>(null);
  // The field values, as far as they're needed to tell whether an error still holds.
  const [typed, setTyped] = useState(first?.sent ?? nothing);
  const [intent, setIntent] = useState<unknown>();
  const [done, setDone] = useState(0);
  const { run, pending, outcome, count, settle } = useAction(
    async (parsed: v.SafeParseResult<Schema>, sent: Values): Promise<Attempt> => {
      const found = (await check?.()) ?? {};
      if (!parsed.success || Object.keys(found).length > 0) return refused(parsed, sent, found);
      return { ...(await submit(parsed.output)), sent };
    },
    async ({ data }, parsed) => {
      if (!parsed.success) return;
      setDone((times) => times + 1);
      await onSuccess?.(data, parsed.output);
    },
    first,
  );

  const failed = outcome && 'failure' in outcome ? outcome : undefined;
  const errors = failed
    ? remainingErrors(schema, failed.failure, { sent: failed.sent, now: values ?? typed })
    : {};

  const isElsewhere = failed !== undefined && !isAboutFields(failed.failure, failed.sent);
  const refusal = isElsewhere || Object.keys(errors).length > 0 ? failed?.failure : undefined;

  useEffect(() => {
    if (failed) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failed]);

  const send = (sent: Values) => {
    setTyped(sent);
    setIntent(sent['intent']);
    const parsed = v.safeParse(schema, sent);
    if (parsed.success || check) void run(parsed, sent);
    else settle(refused(parsed, sent));
  };

  return {
    formProps: {
      ref,
      onSubmit(event) {
        event.preventDefault();
        if (pending) return;
        send(values ?? readValues(event.currentTarget, event.nativeEvent.submitter));
      },
      onInput() {
        if (values || !ref.current || !(pending || failed)) return;
        setTyped({ intent: typed['intent'], ...readValues(ref.current) });
      },
    },
    field: (name) => ({ name, error: errorText(errors[name], name) }),
    errors,
    refusal,
    failure: isElsewhere || Object.keys(failed?.failure.fields ?? {}).length > 1 ? refusal : undefined,
    pending,
    intent: pending && typeof intent === 'string' ? intent : undefined,
    data: outcome && 'data' in outcome ? outcome.data : undefined,
    count,
    done,
    refuse: (failure) => settle({ failure, sent: values ?? typed }),
    clear: () => settle(),
  };
}
