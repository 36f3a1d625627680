import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { AccountDeleteDocument, type SecurityQuery } from '@/data/generated/security';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { deletionDays } from '@/shared/accountDeletion';
import { Card } from '@/ui/layout/Card';
import { updateMe } from '@/features/security/cachedSecurity';
import { setDeletionDate } from '@/features/security/deletion/keepAccount';
import { Consequences } from '@/features/security/deletion/Consequences';
import { Planned } from '@/features/security/deletion/Planned';
import { PasswordConfirmation } from '@/features/security/PasswordConfirmation';
import styles from '@/features/security/Section.module.css';

type Me = NonNullable<SecurityQuery['me']>;

const dayLength = 86_400_000;

interface DeletionSectionProps {
  me: Pick<Me, 'email' | 'deletionDate' | 'balances'>;
  /** When the page's data was loaded, in milliseconds since the Unix epoch. */
  now: number;
}

/** Account deletion: what it means, and when it happens. */
export function DeletionSection({ me, now }: DeletionSectionProps) {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const lang = useLang();
  const [isNew, setIsNew] = useState(false);
  const plan = async (password: string) => {
    const answer = await mutate(AccountDeleteDocument, {
      lang,
      variables: { password },
      update: (cache, { accountDelete: deletionDate }) => updateMe(cache, { deletionDate }),
    });
    if ('failure' in answer) return answer;
    setIsNew(true);
    setDeletionDate(answer.data.accountDelete);
    return answer;
  };
  const day = isolate(date(me.deletionDate ?? new Date(now + deletionDays * dayLength).toISOString()));
  return (
    <Card title={t('deletion.title')}>
      {me.deletionDate ? (
        <Planned day={day} isNew={isNew} />
      ) : (
        <p className={styles.text}>{t('deletion.text', { date: day })}</p>
      )}
      <Consequences balances={me.balances} />
      {!me.deletionDate && (
        <PasswordConfirmation
          email={me.email}
          action={t('deletion.action')}
          variant="danger"
          onConfirm={plan}
        />
      )}
    </Card>
  );
}
