import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '@/shared/errorCodes';
import { genders } from '@/shared/profileForm';
import { DayField } from '@/ui/fields/day/DayField';
import { useFieldErrorText } from '@/ui/failureText';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import type { Gender, Values } from '@/features/profile/general/values';
import styles from '@/features/profile/general/GeneralForm.module.css';

export interface FieldsProps {
  values: Values;
  errors: FieldErrors;
  change: (changed: Partial<Values>) => void;
}

const genderOf = (text: string): Gender | '' => genders.find((gender) => gender === text) ?? '';

/** The personal fields. */
export function PersonFields({ values, errors, change }: FieldsProps) {
  const { t } = useTranslation('general');
  const words = useFieldErrorText();
  return (
    <div className={styles.fields}>
      <TextField
        name="firstName"
        label={t('fields.firstName')}
        error={words(errors['firstName'])}
        autoComplete="given-name"
        maxLength={100}
        value={values.firstName}
        onChange={({ currentTarget }) => change({ firstName: currentTarget.value })}
      />
      <TextField
        name="lastName"
        label={t('fields.lastName')}
        error={words(errors['lastName'])}
        autoComplete="family-name"
        maxLength={100}
        value={values.lastName}
        onChange={({ currentTarget }) => change({ lastName: currentTarget.value })}
      />
      <TextField
        name="userName"
        label={t('fields.userName')}
        hint={t('userNameHint')}
        error={words(errors['userName'])}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={values.userName}
        onChange={({ currentTarget }) => change({ userName: currentTarget.value })}
      />
      <DayField
        label={t('fields.birthDate')}
        empty={t('birthDate.none')}
        first="1900-01-01"
        yearsBack={30}
        value={values.birthDate}
        error={words(errors['birthDate'])}
        onChange={(birthDate) => change({ birthDate })}
      />
      <Select
        name="gender"
        label={t('fields.gender')}
        error={words(errors['gender'])}
        options={['' as const, ...genders].map((gender) => ({
          value: gender,
          label: t(`gender.${gender || 'none'}`),
        }))}
        value={values.gender}
        onChange={({ currentTarget }) => change({ gender: genderOf(currentTarget.value) })}
      />
    </div>
  );
}
