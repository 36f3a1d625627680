import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import * as v from 'valibot';
import type { FieldErrors } from '@/shared/errorCodes';
import { fieldErrorsOf } from '@/shared/validation';
import { useFieldErrorText } from '@/ui/failureText';
import { isAboutFields, readValues, remainingErrors, type FormSchema, type Values } from '@/ui/form/fields';
import type { FormFailure, Result } from '@/ui/form/result';
import { useAction } from '@/ui/form/useAction';

/** The names of the fields that a schema reads, of every variant. */
type Names<Input> = Input extends unknown ? keyof Input & string : never;

interface FormOptions<Schema extends FormSchema, Data> {
  /** Reads the fields; its messages are codes that the application translates. */
  schema: Schema;
  /** The values of a form whose fields the caller controls; without them they are read from the fields. */
  values?: Values;
  /** Finds what is wrong with fields that a schema cannot see, as its rules are not there at once. */
  check?: () => Promise<FieldErrors>;
  /** Sends what the schema made of the fields. */
  submit: (values: v.InferOutput<Schema>) => Promise<Result<Data>>;
  /** Goes on after a success; a promise keeps the form pending until it is settled. */
  onSuccess?: (data: Data, values: v.InferOutput<Schema>) => unknown;
}

/** What a `Form` needs to be one. */
interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(): void;
}

/** A form while it is filled in and sent. */
export interface FormState<Name extends string = string, Data = unknown> {
  readonly formProps: FormProps;
  /** The name of a field with its error in words, to be spread on it. */
  field(name: Name): { readonly name: string; readonly error: string | undefined };
  /** What is wrong with single fields by now. */
  readonly errors: FieldErrors;
  /** Why the last attempt failed, as long as that holds. */
  readonly refusal: FormFailure | undefined;
  /** The same, but where a single field says it. */
  readonly failure: FormFailure | undefined;
  readonly pending: boolean;
  /** The value of the pressed button named `intent`, while what it asked for is under way. */
  readonly intent: string | undefined;
  /** What the last attempt gave, if it was a success. */
  readonly data: Data | undefined;
  /** How often an attempt ended. */
  readonly count: number;
  /** How often an attempt was a success: as a `key` it empties fields. */
  readonly done: number;
  /** Shows a failure that came by another way. */
  refuse(failure: FormFailure): void;
  /** Forgets what came of the last attempt. */
  clear(): void;
}

const nothing: Values = {};

/** An attempt that was not sent, as its fields are not right. */
const refused = (
  { issues }: Pick<v.SafeParseResult<FormSchema>, 'issues'>,
  sent: Values,
  found: FieldErrors = {},
) => ({
  failure: { code: 'BAD_USER_INPUT' as const, fields: { ...fieldErrorsOf(issues ?? []), ...found } },
  sent,
});

/**
 * The one way of a form: schema → fields → typed errors. A submit reads the fields by the schema and sends what it made
 * of them; what is wrong, by the schema or by the server, is shown at its field until it is right, and the first such
 * field takes the focus. Nothing that was typed is lost by a failure, and a form under way takes no second submit.
 */
export function useForm<Schema extends FormSchema, Data>({
  schema,
  values,
  check,
  submit,
  onSuccess,
}: FormOptions<Schema, Data>): FormState<Names<v.InferInput<Schema>>, Data> {
  type Attempt = Result<Data> & { readonly sent: Values };
  const errorText = useFieldErrorText();
  const ref = useRef<HTMLFormElement>(null);
  // What is in the fields, as far as it is needed to tell whether an error still holds.
  const [typed, setTyped] = useState(nothing);
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
    field: (name) => ({ name, error: errorText(errors[name]) }),
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
