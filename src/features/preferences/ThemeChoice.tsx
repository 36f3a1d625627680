import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colorPreferences } from '@/shared/colorPreferences';
import { setColorPreference, useColorMode } from '@/theme/colorMode';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/preferences/choices.module.css';

/** Light, dark, or following the device. */
export function ThemeChoice() {
  const { t } = useTranslation('common');
  const name = useId();
  const preference = useColorMode((mode) => mode.preference);
  const forced = useColorMode((mode) => mode.forced);
  return (
    <fieldset className={styles.set}>
      <legend>
        <VisuallyHidden>{t('preferences.theme')}</VisuallyHidden>
      </legend>
      {colorPreferences.map((mode) => (
        <label key={mode} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={mode === preference}
            onChange={() => setColorPreference(mode)}
          />
          <span>{t(`preferences.modes.${mode}`)}</span>
        </label>
      ))}
      {forced && <p className={styles.note}>{t('preferences.themeForced')}</p>}
    </fieldset>
  );
}
