import { useFieldErrorText } from '@/ui/failureText';
import { CityField } from '@/features/profile/general/CityField';
import { CountryField, type Country } from '@/features/profile/general/CountryField';
import type { FieldsProps } from '@/features/profile/general/PersonFields';
import { PhoneField } from '@/features/profile/general/PhoneField';
import styles from '@/features/profile/general/GeneralForm.module.css';

/** Country, city and phone. Changing the country clears the city. */
export function PlaceFields({
  values,
  errors,
  change,
  countries,
}: FieldsProps & { countries: readonly Country[] }) {
  const words = useFieldErrorText();
  const { countryId, cityId, cityName } = values;
  return (
    <div className={styles.fields}>
      <CountryField
        countries={countries}
        value={countryId}
        error={words(errors['countryId'])}
        onChoose={(country) => change({ countryId: country?.id ?? '', cityId: '', cityName: '' })}
      />
      <CityField
        key={countryId}
        countryId={countryId}
        value={cityId === '' ? null : { id: cityId, label: cityName }}
        error={words(errors['cityId'])}
        onChoose={(city) => change({ cityId: city?.id ?? '', cityName: city?.label ?? '' })}
      />
      <PhoneField
        value={values.phone}
        country={countries.find(({ id }) => id === countryId)?.code}
        error={words(errors['phone'])}
        onChange={(phone) => change({ phone })}
      />
    </div>
  );
}
