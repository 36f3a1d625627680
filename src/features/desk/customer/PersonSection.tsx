import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useLang } from '@/i18n/lang';
import {
  accountBlock,
  accountUnblock,
  customersErase,
  customersExport,
  twoFactorOff,
  type Customer,
} from '@/shared/desk/customer';
import { reason } from '@/shared/desk/values';
import { intlTag } from '@/shared/languages';
import { StatusPill } from '@/ui/StatusPill';
import { TextArea } from '@/ui/fields/TextArea';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { FileButton } from '@/features/desk/act/FileButton';
import { useMay } from '@/features/desk/DeskContext';
import { ActBar, DeskSection, FactLines } from '@/features/desk/DeskSection';
import { useShopTime } from '@/features/desk/useShopTime';

export type Person = Customer['people'][number];

/** The form of an act that only asks why. */
export function useReasonForm(): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: v.object({ reason }),
    fields: (field) => <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />,
  };
}

/** One account or guest behind an address, and what can be done with it. */
export function PersonSection({ person }: { person: Person }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const { day } = useShopTime();
  const why = useReasonForm();
  const may = useMay();
  const { id, isGuest, name, isVerified, isBlocked, hasSecondFactor, country, createdAt, deletionAt } =
    person;
  const countries = new Intl.DisplayNames(intlTag(lang), { type: 'region' });
  const hasActs = [accountBlock, accountUnblock, customersExport, customersErase].some(may);
  return (
    <DeskSection title={t(isGuest ? 'customer.guest' : 'customer.account')}>
      <FactLines
        lines={[
          ...(name === null ? [] : [{ term: t('customer.name'), value: <bdi>{name}</bdi> }]),
          { term: t('customer.since'), value: day(createdAt) },
          ...(country === null || !/^[A-Z]{2}$/.test(country)
            ? []
            : [{ term: t('orders.country'), value: countries.of(country) ?? country }]),
          ...(isGuest
            ? []
            : ([
                { term: t('customer.verified'), value: t(isVerified ? 'yes' : 'no') },
                { term: t('customer.secondFactor'), value: t(hasSecondFactor ? 'yes' : 'no') },
              ] as const)),
          ...(isBlocked
            ? [
                {
                  term: t('customer.state'),
                  value: <StatusPill tone="bad">{t('customer.blocked')}</StatusPill>,
                },
              ]
            : []),
          ...(deletionAt === null ? [] : [{ term: t('customer.deletion'), value: day(deletionAt) }]),
        ]}
      />
      {!isGuest && hasActs && (
        <ActBar>
          {isBlocked ? (
            <ActButton act={accountUnblock} fixed={{ login: id }} form={why} />
          ) : (
            <ActButton act={accountBlock} fixed={{ login: id }} form={why} variant="danger" />
          )}
          {hasSecondFactor && <ActButton act={twoFactorOff} fixed={{ user: id }} form={why} />}
          <FileButton act={customersExport} input={{ user: id }} label={t('customer.export')} />
          <ActButton act={customersErase} fixed={{ user: id }} form={why} variant="danger" />
        </ActBar>
      )}
    </DeskSection>
  );
}
