import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import { loadChunk } from '@/lib/chunks';
import { lazyPart } from '@/ui/lazyPart';
import type { PresentFieldsProps } from '@/features/checkout/form/PresentFields';

const fields = lazyPart<PresentFieldsProps>(
  async () => (await loadChunk(() => import('@/features/checkout/form/PresentFields'))).PresentFields,
);

/** For oneself, or for another person with a short message. */
export function PresentPicker({ choice, form }: PresentFieldsProps) {
  const { t } = useTranslation('payment');
  const { isPresent } = choice;
  // There before it is asked for, also without a network.
  useEffect(() => fields.preload(), []);
  return (
    <>
      <RadioGroup legend={t('present.legend')}>
        <RadioOption
          name="forWhom"
          value="me"
          label={t('present.me')}
          checked={!isPresent}
          onChange={() => choice.choose(false)}
        />
        <RadioOption
          name="forWhom"
          value="present"
          label={t('present.other')}
          description={t('present.hint')}
          checked={isPresent}
          onChange={() => choice.choose(true)}
        />
      </RadioGroup>
      {isPresent && (
        <Suspense>
          <fields.Part choice={choice} form={form} />
        </Suspense>
      )}
    </>
  );
}
