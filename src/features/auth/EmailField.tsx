import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEmail } from '@/features/auth/typedEmail';
import { TextField } from '@/ui/fields/TextField';

interface EmailFieldProps {
  name: string;
  error: string | undefined;
}

/** The email field shared by the auth forms: what was typed in one carries over to the next. */
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
