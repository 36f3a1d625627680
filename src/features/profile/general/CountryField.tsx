import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchKey } from '@/shared/searchKey';
import { ComboBox } from '@/ui/fields/ComboBox';
import type { Choice } from '@/ui/fields/useComboBox';

/** A country with its ISO 3166-1 code and its name in the page's language. */
export interface Country {
  id: string;
  name: string;
  code: string;
}

/** Whether a word of the name starts with the text, or the text is the code. */
function fits({ name, code }: Country, key: string, text: string): boolean {
  return ` ${searchKey(name)}`.includes(` ${key}`) || text.trim().toUpperCase() === code;
}

interface CountryFieldProps {
  countries: readonly Country[];
  value: string;
  error: string | undefined;
  onChoose: (country: Choice | null) => void;
}

const choiceOf = ({ id, name }: Country): Choice => ({ id, label: name });

/** A country, searched by the start of its name. */
export function CountryField({ countries, value, error, onChoose }: CountryFieldProps) {
  const { t } = useTranslation('general');
  const [text, setText] = useState('');
  const chosen = countries.find(({ id }) => id === value);
  const key = searchKey(text);
  const choices = countries.filter((country) => text.trim() === '' || (key && fits(country, key, text)));
  // Names that start with the text come before those that contain it later.
  const begins = ({ name }: Country) => Number(!searchKey(name).startsWith(key));
  return (
    <ComboBox
      name="country"
      label={t('fields.country')}
      error={error}
      value={chosen ? choiceOf(chosen) : null}
      choices={choices.toSorted((a, b) => begins(a) - begins(b)).map(choiceOf)}
      onType={setText}
      onChoose={onChoose}
    />
  );
}
