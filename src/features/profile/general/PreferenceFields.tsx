import { useTranslation } from 'react-i18next';
import type { GeneralSettingsQuery } from '@/data/generated/general';
import { currencyOption } from '@/i18n/currencyOption';
import { useFormat } from '@/i18n/format';
import { colorPreferences, isColorPreference } from '@/shared/colorPreferences';
import { useFieldErrorText } from '@/ui/failureText';
import { Select } from '@/ui/fields/Select';
import type { FieldsProps } from '@/features/profile/general/PersonFields';
import styles from '@/features/profile/general/GeneralForm.module.css';

type Directories = GeneralSettingsQuery['directories'];

/** Email language, wallet currency, and color mode. */
export function PreferenceFields({
  values,
  errors,
  change,
  directories,
}: FieldsProps & { directories: Directories }) {
  const { t } = useTranslation(['general', 'common']);
  const words = useFieldErrorText();
  const format = useFormat();
  const languages = directories.Languages.map(({ id, nativeName }) => ({ value: id, label: nativeName }));
  const currencies = directories.Currencies.map(({ id, code }) => ({
    value: id,
    label: currencyOption(format, code),
  }));
  return (
    <div className={styles.fields}>
      <Select
        name="language"
        label={t('fields.language')}
        hint={t('languageHint')}
        error={words(errors['languageId'])}
        options={
          values.languageId === '' ? [{ value: '', label: t('languageNone') }, ...languages] : languages
        }
        value={values.languageId}
        onChange={({ currentTarget }) => change({ languageId: currentTarget.value })}
      />
      <Select
        name="currency"
        label={t('fields.currency')}
        hint={t('currencyHint')}
        error={words(errors['currencyId'])}
        options={values.currencyId === '' ? [{ value: '', label: '—' }, ...currencies] : currencies}
        value={values.currencyId}
        onChange={({ currentTarget }) => change({ currencyId: currentTarget.value })}
      />
      <Select
        name="colorMode"
        label={t('common:preferences.theme')}
        hint={t('appearanceHint')}
        error={words(errors['colorMode'])}
        options={colorPreferences.map((mode) => ({
          value: mode,
          label: t(`common:preferences.modes.${mode}`),
        }))}
        value={values.colorMode}
        onChange={({ currentTarget: { value } }) => isColorPreference(value) && change({ colorMode: value })}
      />
    </div>
  );
}
