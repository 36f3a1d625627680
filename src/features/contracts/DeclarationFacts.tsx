import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { DeclarationFields } from '@/shared/declarationForm';
import { readableEmail } from '@/shared/readableEmail';
import styles from '@/features/contracts/DeclarationFacts.module.css';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DeclarationFactsProps {
  fields: DeclarationFields;
  /** When it arrived. */
  received?: { readonly at: string; readonly timeZone: string };
}

/** All that a declaration says. */
export function DeclarationFacts({ fields, received }: DeclarationFactsProps) {
  const { t } = useTranslation('contracts');
  const { date, moment } = useFormat();
  const { name, email, number, cause, reason, endsOn } = fields;
  return (
    <dl className={styles.facts}>
      {received && (
        <Fact term={t('fields.receivedAt')}>
          <time dateTime={received.at}>{moment(received.at, received.timeZone)}</time>
        </Fact>
      )}
      <Fact term={t('fields.name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact term={t('fields.email')}>
        <bdi>{readableEmail(email)}</bdi>
      </Fact>
      <Fact term={t('fields.number')}>
        <bdi>{number}</bdi>
      </Fact>
      {cause && <Fact term={t('fields.cause')}>{t(`causes.${cause}`)}</Fact>}
      {reason && (
        <Fact term={t('fields.reason')}>
          <bdi className={styles.text}>{reason}</bdi>
        </Fact>
      )}
      {cause && <Fact term={t('fields.endsOn')}>{endsOn ? date(endsOn) : t('fields.earliest')}</Fact>}
    </dl>
  );
}
