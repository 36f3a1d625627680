import { useTranslation } from 'react-i18next';
import type { OrderPage } from '@/shared/desk/order';
import { DeskSection } from '@/features/desk/DeskSection';
import { useActName } from '@/features/desk/act/actNames';
import { useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';
import styles from '@/features/desk/order/OrderTimeline.module.css';

type Event = OrderPage['events'][number];

/** Returns what an event is about, in words where it's a code. */
function useAbout(): (event: Event) => string | null {
  const words = useDeskWords();
  const nameOf = useActName();
  return ({ kind, text }) => {
    if (text === null) return null;
    if (kind === 'MAILED' || kind === 'REMINDED') return words.mail(text);
    if (kind === 'LOGGED') return nameOf(text);
    if (kind !== 'ATTEMPT') return kind === 'PAID' ? words.provider(text) : text;
    // The method and what became of the attempt.
    const [method = '', state = ''] = text.split(' ');
    return `${words.provider(method)} · ${words.paymentState(state)}`;
  };
}

/** All that happened to an order, in order. */
export function OrderTimeline({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const aboutOf = useAbout();
  const { minute } = useShopTime();
  return (
    <DeskSection title={t('order.timeline')}>
      <ol className={styles.timeline}>
        {events
          .map((event, index) => ({ event, key: `${event.at} ${index}` }))
          .map(({ event, key }) => (
            <li key={key} className={styles.event}>
              <span className={styles.kind}>{words.event(event.kind)}</span>
              {aboutOf(event) !== null && <bdi className={styles.about}>{aboutOf(event)}</bdi>}
              <time className={styles.time} dateTime={event.at}>
                {minute(event.at)}
              </time>
            </li>
          ))}
      </ol>
    </DeskSection>
  );
}
