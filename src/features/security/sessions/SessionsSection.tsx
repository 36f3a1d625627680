import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { SessionRevokeDocument, SessionsRevokeOthersDocument } from '@/graphql/generated/security';
import { useLang } from '@/i18n/lang';
import { Card } from '@/ui/Card';
import { FailureNotice } from '@/ui/FailureNotice';
import { deviceList } from '@/features/security/DeviceRow';
import { useDeviceWords, type Session } from '@/features/security/deviceWords';
import { Folded } from '@/features/security/Folded';
import { Said } from '@/features/security/Said';
import { RevokeOthers } from '@/features/security/sessions/RevokeOthers';
import { SessionRow } from '@/features/security/sessions/SessionRow';
import styles from '@/features/security/Section.module.css';

/** How many sessions are seen at once. */
const firstShown = 6;

/** What came of the last press; the time, in milliseconds, tells two of the same apart. */
type Outcome = { done: string; at: number } | { failure: Failure };

/** Where the person is signed in, with a way to end it. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const words = useDeviceWords();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome>();
  const others = sessions.filter(({ current }) => !current);

  const say = (done: string) => setOutcome({ done, at: Date.now() });

  const revoke = async (session: Session) => {
    const answer = await send(lang, SessionRevokeDocument, { id: session.id });
    // One that is not there any more is what was wanted.
    if ('failure' in answer && answer.failure.code !== 'NOT_FOUND') return setOutcome(answer);
    say(t('sessions.revoked', { device: words(session) }));
    await revalidate();
  };
  const revokeOthers = async () => {
    const answer = await send(lang, SessionsRevokeOthersDocument, {});
    if ('failure' in answer) return setOutcome(answer);
    say(t('sessions.othersRevoked', { count: answer.data.sessionsRevokeOthers }));
    await revalidate();
  };

  return (
    <Card title={t('sessions.title')}>
      <p className={styles.text}>{t(others.length > 0 ? 'sessions.text' : 'sessions.onlyHere')}</p>
      {outcome && 'failure' in outcome && <FailureNotice failure={outcome.failure} />}
      {outcome && 'done' in outcome && <Said key={outcome.at}>{outcome.done}</Said>}
      <Folded items={sessions} first={firstShown} className={deviceList}>
        {(session) => <SessionRow key={session.id} session={session} onRevoke={revoke} />}
      </Folded>
      {others.length > 0 && <RevokeOthers count={others.length} onConfirm={revokeOthers} />}
    </Card>
  );
}
