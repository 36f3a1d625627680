import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { deskErrors, type DeskFailure } from '@/shared/desk/errors';
import type { ShownFailure } from '@/ui/failureText';
import { useFailureText } from '@/ui/failureText';
import { DeskContext } from '@/features/desk/DeskContext';
import { useActName } from '@/features/desk/act/actNames';
import { useShopTime } from '@/features/desk/useShopTime';

type DeskCode = (typeof deskErrors)[number];

const isDeskCode = (code: DeskFailure['code']): code is DeskCode => deskErrors.some((one) => one === code);

/** Whether every form can show a failure, because others have it too. */
export const isShown = (failure: DeskFailure): failure is DeskFailure & ShownFailure =>
  !isDeskCode(failure.code);

/** Returns the text for a failure of the desk in the language of the page. */
export function useDeskFailureText(): (failure: DeskFailure) => string {
  const { t } = useTranslation('desk');
  const words = useFailureText();
  const { money } = useFormat();
  const { minute } = useShopTime();
  const nameOf = useActName();
  const limit = use(DeskContext)?.limit;
  return (failure) => {
    const { code, change } = failure;
    if (!isDeskCode(code)) return words({ ...failure, code });
    if (code === 'ABOVE_LIMIT')
      return limit
        ? t('failures.ABOVE_LIMIT', { amount: isolate(money(limit.amount, limit.currency)) })
        : t('failures.FORBIDDEN');
    if (code !== 'STALE') return t(`failures.${code}`);
    if (!change?.actor || !change.action) return t('failures.STALE');
    return t('failures.STALE_BY', {
      actor: isolate(change.actor),
      action: isolate(nameOf(change.action)),
      when: minute(change.at),
    });
  };
}
