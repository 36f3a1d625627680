import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { orderStates } from '@/shared/desk/orders';
import { intlTag, languages } from '@/shared/languages';
import { DayField } from '@/ui/fields/day/DayField';
import { Select, type SelectOption } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Filters } from '@/ui/list/Filters';
import { noChoices, type Choices } from '@/features/desk/deskLoader';
import {
  activeFilters,
  moreFilters,
  readOrderSearch,
  writeOrderSearch,
} from '@/features/desk/orders/orderSearch';
import { useDeskWords } from '@/features/desk/useDeskWords';
import styles from '@/features/desk/orders/OrderFilters.module.css';

/** Returns the names of countries and languages in the language of the page. */
function useNames() {
  const { languageName } = useFormat();
  const countries = new Intl.DisplayNames(intlTag(useLang()), { type: 'region' });
  return {
    country: (iso: string): string => (/^[A-Z]{2}$/.test(iso) ? (countries.of(iso) ?? iso) : iso),
    language: (prefix: string): string => {
      const known = languages.find((language) => language.prefix === prefix);
      return known ? languageName(known.tag) : prefix;
    },
  };
}

function Fields({ choices }: { choices: Choices }) {
  const { t } = useTranslation(['desk', 'day']);
  const form = useFilterForm({ read: readOrderSearch, write: writeOrderSearch });
  const words = useDeskWords();
  const names = useNames();
  const { search, field } = form;
  /** A filter that is set stays among the choices, even if they aren't known. */
  const choice = (name: Exclude<keyof typeof search, 'from' | 'until'>, options: readonly SelectOption[]) => {
    const set = search[name];
    const isKnown = !set || options.some(({ value }) => value === set);
    return {
      ...field(name),
      label: t(`orders.${name}`),
      options: [
        { value: '', label: t('orders.any') },
        ...options,
        ...(isKnown ? [] : [{ value: set, label: set }]),
      ],
    };
  };
  const tariffs = choices.products.find(({ id }) => id === search.product)?.tariffs ?? [];
  const isMore = moreFilters.some((name) => search[name] !== '');
  return (
    <Filters form={form} active={activeFilters(search)}>
      <TextField
        type="search"
        {...field('email')}
        label={t('orders.email')}
        maxLength={200}
        autoComplete="off"
      />
      <Select
        {...choice(
          'status',
          orderStates.map((value) => ({ value, label: words.orderState(value) })),
        )}
      />
      <Select
        {...choice(
          'product',
          choices.products.map(({ id, title }) => ({ value: id, label: title })),
        )}
      />
      {tariffs.length > 1 && (
        <Select
          {...choice(
            'tariff',
            tariffs.map(({ id, title }) => ({ value: id, label: title })),
          )}
        />
      )}
      <DayField {...field('from')} label={t('orders.from')} empty={t('day:any')} last={search.until} />
      <DayField {...field('until')} label={t('orders.until')} empty={t('day:any')} first={search.from} />
      <details className={styles.more} open={isMore}>
        <summary>{t('orders.more')}</summary>
        <div className={styles.fields}>
          <Select
            {...choice(
              'currency',
              choices.currencies.map((value) => ({ value, label: value })),
            )}
          />
          <Select
            {...choice(
              'country',
              choices.countries.map((value) => ({ value, label: names.country(value) })),
            )}
          />
          <Select
            {...choice(
              'language',
              choices.languages.map((value) => ({ value, label: names.language(value) })),
            )}
          />
          <Select
            {...choice(
              'promo',
              choices.promos.map((value) => ({ value, label: value })),
            )}
          />
          <TextField {...field('campaign')} label={t('orders.campaign')} maxLength={200} autoComplete="off" />
        </div>
      </details>
    </Filters>
  );
}

function KnownFields({ choices }: { choices: Promise<Choices> }) {
  return <Fields choices={use(choices)} />;
}

/** What a list of orders is filtered by; the choices load with the list. */
export function OrderFilters({ choices }: { choices: Promise<Choices> }) {
  return (
    <Suspense fallback={<Fields choices={noChoices} />}>
      <KnownFields choices={choices} />
    </Suspense>
  );
}
