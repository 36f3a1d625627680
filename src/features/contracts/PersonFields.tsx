import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnContracts } from '@/features/contracts/useOwnContracts';
import { readableEmail } from '@/shared/readableEmail';
import type { Typed } from '@/shared/postedForm';
import { Button } from '@/ui/Button';
import type { FormState } from '@/ui/form/useForm';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/features/contracts/contracts.module.css';

interface PersonFieldsProps {
  form: Pick<FormState<'name' | 'email'>, 'field' | 'errors'>;
  typed: Typed;
  own: OwnContracts;
}

/** Who declares: in two fields, or in one line for a visitor whom the site knows. */
export function PersonFields({ form, typed, own }: PersonFieldsProps) {
  const { t } = useTranslation('contracts');
  const [isOther, setOther] = useState(false);
  const [name, email] = [typed['name'] ?? own.name, typed['email'] ?? own.email];
  const isWrong = form.errors['name'] !== undefined || form.errors['email'] !== undefined;
  if (own.name && own.email && !typed['name'] && !typed['email'] && !isOther && !isWrong)
    return (
      <div className={styles.known}>
        <input type="hidden" name="name" value={own.name} />
        <input type="hidden" name="email" value={own.email} />
        <p>
          <bdi className={styles.name}>{own.name}</bdi>
          <bdi>{readableEmail(own.email)}</bdi>
        </p>
        <Button onClick={() => setOther(true)}>{t('otherPerson')}</Button>
      </div>
    );
  return (
    <div className={styles.person}>
      <TextField
        {...form.field('name')}
        label={t('fields.name')}
        defaultValue={name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        defaultValue={email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
    </div>
  );
}
