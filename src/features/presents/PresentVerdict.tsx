import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { boughtState } from '@/features/presents/boughtState';
import type { Present } from '@/features/presents/PresentCard';
import { redeemedPresent } from '@/features/presents/presentCode';
import { TakenNotice } from '@/features/presents/TakenPresent';

/** Why a gift can't be redeemed now: the reader has it, it's gone, its time is over, or it would add nothing. */
export type PresentVerdict =
  | { readonly kind: 'taken'; readonly itemId: string | null }
  | { readonly kind: 'gone' | 'expired' | 'lifelong' | 'owned' };

/** Why the reader can't redeem a gift at `now`, in milliseconds since the Unix epoch; undefined if they can. */
export function verdictOn(present: Present, now: number): PresentVerdict | undefined {
  const redeemed = redeemedPresent();
  if (redeemed?.id === present.id) return { kind: 'taken', itemId: redeemed.itemId };
  // Only the person who redeemed it can open it.
  if (present.itemId !== null) return { kind: 'taken', itemId: present.itemId };
  const state = boughtState(present, now);
  if (state === 'taken' || state === 'returned') return { kind: 'gone' };
  if (state === 'expired') return { kind: 'expired' };
  if (!present.addsNothing) return undefined;
  return { kind: present.Product.Plan ? 'lifelong' : 'owned' };
}

interface VerdictProps {
  verdict: PresentVerdict;
  /** Whether the reader has an account. */
  isMember: boolean;
}

/** Says why a gift can't be redeemed, with the next step. */
export function Verdict({ verdict, isMember }: VerdictProps) {
  const { t } = useTranslation('presents');
  const lang = useLang();
  switch (verdict.kind) {
    case 'taken':
      return <TakenNotice itemId={verdict.itemId} />;
    case 'gone':
      return (
        <Notice
          actions={isMember && <ButtonLink to={paths.purchases.href(lang)}>{t('taken.action')}</ButtonLink>}
        >
          {t('gone')}
        </Notice>
      );
    case 'expired':
      return (
        <Notice actions={<ButtonLink to={`${paths.about.href(lang)}#contact`}>{t('write')}</ButtonLink>}>
          {t('expired')}
        </Notice>
      );
    case 'lifelong':
      return <Notice>{t('lifelong')}</Notice>;
    case 'owned':
      return <Notice>{t('owned')}</Notice>;
  }
}
