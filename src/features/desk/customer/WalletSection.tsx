import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useLang } from '@/i18n/lang';
import { walletCredit, type Customer } from '@/shared/desk/customer';
import { reason } from '@/shared/desk/values';
import { Money } from '@/ui/Money';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { amountField } from '@/features/desk/act/fields';
import { ActBar, DeskSection, FactLines } from '@/features/desk/DeskSection';
import type { Person } from '@/features/desk/customer/PersonSection';

interface WalletSectionProps {
  wallets: Customer['wallets'];
  /** The account that a credit goes to. */
  account: Person;
  currencies: readonly string[];
}

/** What a credit asks for. */
function useCreditForm(choices: readonly string[]): ActForm {
  const { t } = useTranslation('desk');
  const lang = useLang();
  return {
    schema: v.object({ amount: amountField(lang), currency: v.string(), reason }),
    fields: (field) => (
      <>
        <TextField
          {...field('amount')}
          label={t('fields.credit')}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
        />
        <Select
          {...field('currency')}
          label={t('orders.currency')}
          options={choices.map((value) => ({ value, label: value }))}
        />
        <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />
      </>
    ),
  };
}

/** What is in the wallets of an address, and giving credit. */
export function WalletSection({ wallets, account, currencies }: WalletSectionProps) {
  const { t } = useTranslation('desk');
  const choices = [...new Set([...wallets.map(({ currency }) => currency), ...currencies])];
  const creditForm = useCreditForm(choices);
  return (
    <DeskSection title={t('customer.wallet')}>
      {wallets.length > 0 ? (
        <FactLines lines={wallets.map((sum) => ({ term: sum.currency, value: <Money {...sum} /> }))} />
      ) : (
        <p className="muted small">{t('customer.emptyWallet')}</p>
      )}
      {choices.length > 0 && (
        <ActBar>
          <ActButton act={walletCredit} fixed={{ user: account.id }} form={creditForm} />
        </ActBar>
      )}
    </DeskSection>
  );
}
