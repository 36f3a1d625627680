import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { AccountExportDocument } from '@/data/generated/security';
import { useLang } from '@/i18n/lang';
import { product } from '@/shared/product';
import { Card } from '@/ui/layout/Card';
import { saveText } from '@/lib/saveFile';
import { PasswordConfirmation } from '@/features/security/PasswordConfirmation';
import { StatusMessage } from '@/features/security/StatusMessage';
import styles from '@/features/security/Section.module.css';

const fileName = (now: Date): string =>
  `${product.name.toLowerCase()}-${now.toISOString().slice(0, 10)}.json`;

/** Downloads everything stored about the user as a file. */
export function ExportSection({ email }: { email: string | null }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const [saved, setSaved] = useState<string>();
  const save = async (password: string) => {
    setSaved(undefined);
    const answer = await mutate(AccountExportDocument, { lang, variables: { password } });
    if ('failure' in answer) return answer;
    const name = fileName(new Date());
    saveText(name, 'application/json', `${JSON.stringify(answer.data.accountExport, null, 2)}\n`);
    setSaved(name);
    return answer;
  };
  return (
    <Card title={t('export.title')}>
      <p className={styles.text}>{t('export.text')}</p>
      {saved && <StatusMessage>{t('export.saved', { name: saved })}</StatusMessage>}
      <PasswordConfirmation email={email} action={t('export.action')} onConfirm={save} />
    </Card>
  );
}
