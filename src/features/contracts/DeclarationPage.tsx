import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ConfirmDeclaration } from '@/features/contracts/ConfirmDeclaration';
import { DeclarationForm } from '@/features/contracts/DeclarationForm';
import { DeclarationMade } from '@/features/contracts/DeclarationMade';
import type { DeclarationFields, DeclarationKind } from '@/shared/declarationForm';
import type { DeclarationStep, Typed } from '@/shared/postedForm';
import { PageMeta } from '@/ui/PageMeta';
import styles from '@/features/contracts/contracts.module.css';

/** The fields as a form holds them. */
const typedOf = (fields: DeclarationFields): Typed =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const headings = { form: 'title', confirm: 'check', made: 'made.title' } as const;

/** Declares a withdrawal or a cancellation in two steps, without logging in. The same forms work without script. */
export function DeclarationPage({ kind }: { kind: DeclarationKind }) {
  const { t } = useTranslation('contracts');
  const [state, setState] = useState(useLoaderData<DeclarationStep>());
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [state.step]);
  return (
    <article className={styles.page}>
      <PageMeta title={t(`${kind}.title`)} description={t(`${kind}.description`)} />
      <h1 ref={heading} tabIndex={-1}>
        {t(`${kind}.${headings[state.step]}`)}
      </h1>
      {state.step === 'form' && (
        <>
          <p className={styles.lead}>{t(`${kind}.lead`)}</p>
          <DeclarationForm
            kind={kind}
            typed={state.typed}
            failure={state.failure}
            onFilledIn={(fields) => setState({ step: 'confirm', fields, typed: typedOf(fields) })}
          />
        </>
      )}
      {state.step === 'confirm' && (
        <ConfirmDeclaration
          kind={kind}
          fields={state.fields}
          typed={state.typed}
          ticket={state.ticket}
          failure={state.failure}
          onChange={() => setState({ step: 'form', typed: state.typed })}
          onMade={(made) => setState({ step: 'made', made })}
        />
      )}
      {state.step === 'made' && <DeclarationMade made={state.made} />}
    </article>
  );
}
