import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletQuery } from '@/graphql/generated/payments';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { readTopUpAmount, type TopUpProblem } from '@/features/wallet/topUpAmount';
import { useTopUp, type TopUpTrouble } from '@/features/wallet/useTopUp';
import styles from '@/features/wallet/TopUpForm.module.css';

type Wallet = WalletQuery['wallet'];

function Trouble({ trouble }: { trouble: TopUpTrouble }) {
  const { t } = useTranslation('wallet');
  if (trouble.kind === 'refused')
    return <FailureNotice failure={trouble.failure} title={t('topUp.refused')} />;
  return (
    <Notice kind="warning" title={t(`topUp.${trouble.kind}.title`)}>
      <p>{t(`topUp.${trouble.kind}.text`)}</p>
    </Notice>
  );
}

interface AmountFieldsProps {
  wallet: Wallet;
  currencyId: string | undefined;
  onCurrency: (id: string) => void;
  error: string | undefined;
}

/** How much, in which currency; between what is said below. */
function AmountFields({ wallet, currencyId, onCurrency, error }: AmountFieldsProps) {
  const { t } = useTranslation('wallet');
  const { money, currencyName } = useFormat();
  const limit = wallet.TopUpLimits.find(({ Currency }) => Currency.id === currencyId);
  return (
    <div className={styles.amount}>
      <TextField
        name="amount"
        label={t('topUp.amount')}
        hint={
          limit &&
          t('topUp.limits', {
            least: isolate(money(limit.least, limit.Currency.code)),
            most: isolate(money(limit.most, limit.Currency.code)),
          })
        }
        error={error}
        inputMode="decimal"
        autoComplete="transaction-amount"
        maxLength={40}
      />
      <Select
        name="currencyId"
        label={t('topUp.currency')}
        value={currencyId}
        onChange={(event) => onCurrency(event.currentTarget.value)}
        options={wallet.TopUpLimits.map(({ Currency }) => ({
          value: Currency.id,
          label: t('topUp.currencyOption', { name: currencyName(Currency.code), code: Currency.code }),
        }))}
      />
    </div>
  );
}

/** Puts money into the wallet: how much, in which currency, by which way. */
export function TopUpForm({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  const fieldError = useFieldErrorText();
  const { isSending, trouble, start } = useTopUp();
  const own = wallet.TopUpLimits.find(({ Currency }) => Currency.id === wallet.Currency.id);
  const [currencyId, setCurrencyId] = useState((own ?? wallet.TopUpLimits[0])?.Currency.id);
  const [problem, setProblem] = useState<{ amount: TopUpProblem }>();
  const refused = trouble?.kind === 'refused' ? trouble.failure.fields : undefined;
  const form = useFocusFirstInvalid(problem ?? refused);

  if (wallet.PaymentMethods.length === 0)
    return (
      <Card title={t('topUp.title')}>
        <p className={styles.quiet}>{t('topUp.none')}</p>
      </Card>
    );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const limit = wallet.TopUpLimits.find(({ Currency }) => Currency.id === currencyId);
    const [typed, paymentMethodId] = [fields.get('amount'), fields.get('paymentMethodId')];
    if (isSending || !limit || typeof typed !== 'string' || typeof paymentMethodId !== 'string') return;
    const read = readTopUpAmount(typed, lang, limit);
    if ('problem' in read) return setProblem({ amount: read.problem });
    setProblem(undefined);
    void start({ amount: read.amount, currencyId: limit.Currency.id, paymentMethodId });
  };

  return (
    <Card title={t('topUp.title')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {trouble && <Trouble trouble={trouble} />}
        <AmountFields
          wallet={wallet}
          currencyId={currencyId}
          onCurrency={setCurrencyId}
          error={problem ? t(`topUp.problem.${problem.amount}`) : fieldError(refused?.['amount'])}
        />
        <RadioGroup legend={t('topUp.method')} error={fieldError(refused?.['paymentMethodId'])}>
          {wallet.PaymentMethods.map(({ id, displayName, description }, index) => (
            <RadioOption
              key={id}
              name="paymentMethodId"
              value={id}
              label={displayName}
              description={description}
              defaultChecked={index === 0}
            />
          ))}
        </RadioGroup>
        <div>
          <Button type="submit" variant="primary" pending={isSending}>
            {t(isSending ? 'topUp.sending' : 'topUp.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
