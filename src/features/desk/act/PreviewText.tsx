import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { Preview } from '@/shared/desk/preview';
import { Money } from '@/ui/Money';
import { useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';
import styles from '@/features/desk/act/PreviewText.module.css';

type Sum = Preview['money'][number];

/** What happens to a customer's money: other accounts are only in the books. */
function useMoneySentence(): (sum: Sum) => string | undefined {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { provider: providerName } = useDeskWords();
  return ({ account, provider, amount, currency }) => {
    const gets = Number(amount) > 0;
    const sum = isolate(money(amount.replace(/^-/, ''), currency));
    if (account === 'WALLET') return t(gets ? 'preview.walletGets' : 'preview.walletGives', { amount: sum });
    if (account !== 'PROVIDER') return undefined;
    return t(gets ? 'preview.paidBack' : 'preview.paidIn', {
      amount: sum,
      provider: isolate(providerName(provider ?? '')),
    });
  };
}

/** All that an act will do, as plain sentences. */
function useSentences({ money, access, mails, sessions }: Preview): string[] {
  const { t } = useTranslation('desk');
  const { number } = useFormat();
  const { minute } = useShopTime();
  const words = useDeskWords();
  const moneySentence = useMoneySentence();
  return [
    ...money.map(moneySentence),
    ...access.map(({ effect, kind, title, endsAt }) => {
      const named = { title: isolate(title) };
      const isReplaced = (by: 'GIVEN' | 'ENDED') =>
        access.some((other) => other.effect === by && other.kind === kind && other.title === title);
      // What ends and begins anew stays.
      if (effect === 'ENDED') return isReplaced('GIVEN') ? undefined : t('preview.accessEnds', named);
      if (isReplaced('ENDED'))
        return endsAt === null
          ? t('preview.accessKept', named)
          : t('preview.accessKeptUntil', { ...named, date: minute(endsAt) });
      return endsAt === null
        ? t('preview.accessGiven', named)
        : t('preview.accessUntil', { ...named, date: minute(endsAt) });
    }),
    ...mails.map(({ mail, to }) =>
      to === null
        ? t('preview.mail', { mail: isolate(words.mail(mail)) })
        : t('preview.mailTo', { mail: isolate(words.mail(mail)), email: isolate(to) }),
    ),
    sessions > 0 ? t('preview.sessions', { number: number(sessions) }) : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/** What an act will do to money, access and mails; and what is booked. */
export function PreviewText({ preview }: { preview: Preview }) {
  const { t } = useTranslation('desk');
  const { account } = useDeskWords();
  const sentences = useSentences(preview);
  return (
    <>
      <p className={styles.title}>{t('preview.title')}</p>
      {sentences.length === 0 ? (
        <p>{t('preview.nothing')}</p>
      ) : (
        <ul className={styles.sentences}>
          {[...new Set(sentences)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {preview.money.length > 0 && (
        <details className={styles.books}>
          <summary>{t('preview.books')}</summary>
          <dl className={styles.entries}>
            {preview.money.map(({ account: kind, provider, amount, currency }) => (
              <div key={`${kind} ${provider} ${currency}`} className={styles.entry}>
                <dt>{account(kind, provider)}</dt>
                <dd>
                  <Money amount={amount} currency={currency} signed />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
