import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useFilterForm } from '@/ui/form/useFilterForm';
import { Filters } from '@/ui/list/Filters';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { Ours } from '@/ui/Ours';
import type { purchaseSorts } from '@/features/wallet/purchaseSearch';

interface ListSearch {
  search: string;
  status?: string | undefined;
  sort: string;
}

interface ListFiltersProps {
  list: 'payments' | 'purchases';
  form: ReturnType<typeof useFilterForm<ListSearch>>;
  /** Number of active filters. */
  active: number;
  sorts: readonly (keyof typeof purchaseSorts)[];
  statuses: { value: string; label: string }[];
  /** Additional fields. */
  children?: ReactNode;
}

/** Search, status and sort order of a list. They go into the URL and reset the page. */
export function ListFilters({ list, form, active, sorts, statuses, children }: ListFiltersProps) {
  const { t } = useTranslation('wallet');
  return (
    <Filters
      form={form}
      active={active}
      sort={
        <Ours>
          <Select
            {...form.field('sort')}
            label={t('sort.label')}
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        </Ours>
      }
    >
      <Ours>
        <TextField
          type="search"
          {...form.field('search')}
          label={t(`${list}.filter.search`)}
          placeholder={t(`${list}.filter.searchHint`)}
          maxLength={100}
          autoComplete="off"
        />
      </Ours>
      <Select
        {...form.field('status')}
        label={t(`${list}.filter.status`)}
        options={[{ value: '', label: t(`${list}.filter.anyStatus`) }, ...statuses]}
      />
      <Ours>{children}</Ours>
    </Filters>
  );
}
