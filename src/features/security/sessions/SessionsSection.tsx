import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate, refresh } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { SessionRevokeDocument, SessionsRevokeOthersDocument } from '@/data/generated/security';
import { useLang } from '@/i18n/lang';
import { Card } from '@/ui/layout/Card';
import { FailureNotice } from '@/ui/FailureNotice';
import { deviceList } from '@/features/security/DeviceRow';
import { useDeviceWords, type Session } from '@/features/security/deviceWords';
import { Disclosure } from '@/features/security/Disclosure';
import { StatusMessage } from '@/features/security/StatusMessage';
import { removeOtherSessions, removeSession } from '@/features/security/sessions/cachedSessions';
import { RevokeOthers } from '@/features/security/sessions/RevokeOthers';
import { SessionRow } from '@/features/security/sessions/SessionRow';
import styles from '@/features/security/Section.module.css';

/** Number of sessions shown while collapsed. */
const firstShown = 6;

/** The last action and its time in milliseconds, so that repeating it announces it again. */
interface Done {
  readonly text: string;
  readonly at: number;
}

/** Where the user is signed in, with a way to end each session. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const words = useDeviceWords();
  const [outcome, setOutcome] = useState<Outcome<Done>>();
  const others = sessions.filter(({ current }) => !current);

  const say = (text: string) => setOutcome({ data: { text, at: Date.now() } });

  const revoke = async (session: Session) => {
    const answer = await mutate(SessionRevokeDocument, {
      lang,
      variables: { id: session.id },
      update: (cache) => removeSession(cache, session.id),
    });
    if ('failure' in answer) {
      // If it's already gone, that's what the user wanted.
      if (answer.failure.code !== 'NOT_FOUND') return setOutcome(answer);
      await refresh(lang);
    }
    say(t('sessions.revoked', { device: words(session) }));
  };
  const revokeOthers = async () => {
    const answer = await mutate(SessionsRevokeOthersDocument, { lang, update: removeOtherSessions });
    if ('failure' in answer) return setOutcome(answer);
    say(t('sessions.othersRevoked', { count: answer.data.sessionsRevokeOthers }));
  };

  return (
    <Card title={t('sessions.title')}>
      <p className={styles.text}>{t(others.length > 0 ? 'sessions.text' : 'sessions.onlyHere')}</p>
      {outcome && 'failure' in outcome && <FailureNotice failure={outcome.failure} />}
      {outcome && 'data' in outcome && (
        <StatusMessage key={outcome.data.at}>{outcome.data.text}</StatusMessage>
      )}
      <Disclosure items={sessions} first={firstShown} className={deviceList}>
        {(session) => <SessionRow key={session.id} session={session} onRevoke={revoke} />}
      </Disclosure>
      {others.length > 0 && <RevokeOthers count={others.length} onConfirm={revokeOthers} />}
    </Card>
  );
}
