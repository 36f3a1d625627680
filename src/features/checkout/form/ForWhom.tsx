import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import type { FormState } from '@/ui/form/useForm';
import { lazyPart } from '@/ui/lazyPart';
import type { PayField } from '@/features/checkout/form/payForm';
import type { PresentFieldsProps } from '@/features/checkout/form/PresentFields';
import type { PresentChoice } from '@/features/checkout/form/usePresent';

const presentFields = lazyPart<PresentFieldsProps>(
  async () => (await loadChunk(() => import('@/features/checkout/form/PresentFields'))).PresentFields,
);

interface ForWhomProps {
  present: PresentChoice;
  form: Pick<FormState<PayField>, 'field'>;
}

/** Whether it's for the buyer or a gift, and what the recipient reads. */
export function ForWhom({ present, form }: ForWhomProps) {
  const { t } = useTranslation('payment');
  const { isPresent, choose, dreamId } = present;
  // Loaded ahead, so that they also open when offline.
  useEffect(() => presentFields.preload(), []);
  return (
    <>
      <RadioGroup legend={t('present.legend')} isLegendHidden isDense isRow>
        <RadioOption
          name="for"
          value="me"
          label={t('present.self')}
          checked={!isPresent}
          onChange={() => choose(false)}
        />
        <RadioOption
          name="for"
          value="present"
          label={t('present.other')}
          checked={isPresent}
          onChange={() => choose(true)}
        />
      </RadioGroup>
      {isPresent && (
        <div className="stack gap-2">
          {dreamId === undefined && <p className="muted small">{t('present.hint')}</p>}
          <Suspense>
            <presentFields.Part choice={present} form={form} />
          </Suspense>
        </div>
      )}
    </>
  );
}
