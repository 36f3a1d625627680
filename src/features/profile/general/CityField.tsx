import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { ComboBox } from '@/ui/fields/ComboBox';
import type { Choice } from '@/ui/fields/useComboBox';
import { findCities } from '@/features/profile/general/generalCalls';

/** Debounce before the server is queried, in milliseconds. */
const debounceMs = 250;

interface Found {
  state: 'asking' | 'found' | 'failed';
  cities: readonly Choice[];
}

/** Searches a country's cities on the server; only the latest search sets the result. */
function useCitySearch(countryId: string) {
  const lang = useLang();
  const [found, setFound] = useState<Found>({ state: 'asking', cities: [] });
  const question = useRef({ timer: 0, count: 0 });
  useEffect(() => {
    const { current } = question;
    return () => window.clearTimeout(current.timer);
  }, []);

  const search = (text: string) => {
    const { current } = question;
    window.clearTimeout(current.timer);
    current.count += 1;
    const number = current.count;
    const find = async () => {
      const cities = await findCities(lang, countryId, text);
      if (question.current.count !== number) return;
      setFound(cities ? { state: 'found', cities } : { state: 'failed', cities: [] });
    };
    setFound({ state: 'asking', cities: [] });
    current.timer = window.setTimeout(() => void find(), text === '' ? 0 : debounceMs);
  };
  return { ...found, search };
}

interface CityFieldProps {
  /** Empty until a country is chosen. */
  countryId: string;
  value: Choice | null;
  error: string | undefined;
  onChoose: (city: Choice | null) => void;
}

/** A city of the chosen country. */
export function CityField({ countryId, value, error, onChoose }: CityFieldProps) {
  const { t } = useTranslation(['general', 'forms']);
  const { state, cities, search } = useCitySearch(countryId);
  return (
    <ComboBox
      name="city"
      label={t('fields.city')}
      hint={countryId === '' ? t('city.countryFirst') : undefined}
      error={error}
      disabled={countryId === ''}
      value={value}
      choices={cities}
      busy={state === 'asking'}
      note={t(state === 'failed' ? 'city.failed' : 'city.none')}
      onType={search}
      onChoose={onChoose}
    />
  );
}
