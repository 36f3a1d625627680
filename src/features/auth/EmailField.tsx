import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEmail } from '@/features/auth/typedEmail';
import { TextField } from '@/ui/TextField';

interface EmailFieldProps {
  name: string;
  error: string | undefined;
}

/** The email of the forms around logging in: what was typed in one of them is there in the next. */
export function EmailField(field: EmailFieldProps) {
  const { t } = useTranslation('auth');
  const [before] = useState(typedEmail.read);
  return (
    <TextField
      {...field}
      type="email"
      label={t('fields.email')}
      autoComplete="username"
      inputMode="email"
      maxLength={254}
      required
      defaultValue={before}
      onChange={({ currentTarget }) => typedEmail.keep(currentTarget.value || undefined)}
    />
  );
}
