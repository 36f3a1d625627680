import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '@/graphql/client/answer';
import { AccountExportDocument } from '@/graphql/generated/security';
import { useLang } from '@/i18n/lang';
import { product } from '@/shared/product';
import { Card } from '@/ui/Card';
import { download } from '@/features/security/export/download';
import { PasswordConfirmation } from '@/features/security/PasswordConfirmation';
import { Said } from '@/features/security/Said';
import styles from '@/features/security/Section.module.css';

const fileName = (now: Date): string =>
  `${product.name.toLowerCase()}-${now.toISOString().slice(0, 10)}.json`;

/** Everything that is stored about the person, as a file. */
export function ExportSection({ email }: { email: string | null }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const [saved, setSaved] = useState<string>();
  const save = async (password: string) => {
    setSaved(undefined);
    const answer = await send(lang, AccountExportDocument, { password });
    if ('failure' in answer) return answer.failure;
    const name = fileName(new Date());
    download(name, 'application/json', `${JSON.stringify(answer.data.accountExport, null, 2)}\n`);
    setSaved(name);
    return undefined;
  };
  return (
    <Card title={t('export.title')}>
      <p className={styles.text}>{t('export.text')}</p>
      {saved && <Said>{t('export.saved', { name: saved })}</Said>}
      <PasswordConfirmation email={email} action={t('export.action')} onConfirm={save} />
    </Card>
  );
}
