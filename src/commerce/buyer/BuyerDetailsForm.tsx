import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { BuyerDetailsSaveDocument, type BuyerDetailsSaveMutation } from '@/data/generated/buyerDetails';
import { useLang } from '@/i18n/lang';
import { buyerDetailsForm, buyerDetailsLimits, type BuyerDetails } from '@/shared/buyerDetails';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/commerce/buyer/BuyerDetailsForm.module.css';

type Saved = BuyerDetailsSaveMutation['buyerDetailsSave'];

interface BuyerDetailsFormProps {
  order: Saved;
  onSaved: (order: Saved) => void;
}

function Fields({ order, onSaved }: BuyerDetailsFormProps) {
  const { t } = useTranslation('receipt');
  const lang = useLang();
  const { id, BuyerDetails: own, LastBuyerDetails: last } = order;
  const begun: BuyerDetails | null = own ?? last;
  const form = useForm({
    schema: buyerDetailsForm,
    submit: (input) => mutate(BuyerDetailsSaveDocument, { lang, variables: { orderId: id, input } }),
    onSuccess: ({ buyerDetailsSave: saved }) => onSaved(saved),
  });
  return (
    <Form form={form} className="grid gap-3">
      <p className="muted small">{t(own === null && last ? 'details.last' : 'details.lead')}</p>
      <TextField
        {...form.field('company')}
        label={t('details.company')}
        autoComplete="organization"
        maxLength={buyerDetailsLimits.company}
        defaultValue={begun?.company ?? ''}
      />
      <TextArea
        {...form.field('address')}
        label={t('details.address')}
        autoComplete="street-address"
        rows={3}
        maxLength={buyerDetailsLimits.address}
        defaultValue={begun?.address ?? ''}
      />
      <TextField
        {...form.field('taxId')}
        label={t('details.taxId')}
        autoComplete="off"
        maxLength={buyerDetailsLimits.taxId}
        defaultValue={begun?.taxId ?? ''}
      />
      <div className="cluster">
        <Button type="submit" pending={form.pending}>
          {t('details.save')}
        </Button>
        <p role="status">
          {form.data && t(form.data.buyerDetailsSave.BuyerDetails ? 'details.saved' : 'details.removed')}
        </p>
      </div>
    </Form>
  );
}

/** Adds company, address and tax ID to the receipt of a paid order. Needs the namespace `receipt`; hidden in print. */
export function BuyerDetailsForm(props: BuyerDetailsFormProps) {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.unprinted}>
      <Disclosure label={t(props.order.BuyerDetails ? 'details.change' : 'details.add')} open={false}>
        <Fields {...props} />
      </Disclosure>
    </div>
  );
}
