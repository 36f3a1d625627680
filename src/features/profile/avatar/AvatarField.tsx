import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarAt, avatarTypes } from '@/shared/avatar';
import { Button } from '@/ui/Button';
import { useFailureText, useFieldErrorText } from '@/ui/failureText';
import { AvatarPicture } from '@/features/profile/avatar/AvatarPicture';
import { AvatarProgress } from '@/features/profile/avatar/AvatarProgress';
import { RemoveAvatar } from '@/features/profile/avatar/RemoveAvatar';
import { useAvatar, type AvatarState } from '@/features/profile/avatar/useAvatar';
import { useFileDrop } from '@/features/profile/avatar/useFileDrop';
import styles from '@/features/profile/avatar/AvatarField.module.css';

interface AvatarFieldProps {
  /** The avatar stored on the server. */
  avatar: { readonly path: string } | null;
  /** The user's name; its initials are shown if there's no avatar. */
  name: string | null;
}

/** The error message, with a retry button if that may help. */
function Problem({ id, state }: { id: string; state: AvatarState }) {
  const { t } = useTranslation('forms');
  const failureText = useFailureText();
  const fieldText = useFieldErrorText();
  if (state.kind !== 'failed') return null;
  const { failure, retry } = state;
  const wrong = failure.fields['file'];
  const mayHelp = failure.code === 'NETWORK' || failure.code === 'INTERNAL';
  return (
    <div className={styles.problem} role="alert">
      <p id={id}>{fieldText(wrong) ?? failureText(failure)}</p>
      {mayHelp && <Button onClick={retry}>{t('retry')}</Button>}
    </div>
  );
}

/** Shows the user's avatar and lets them replace or remove it. Saved on its own, independent of any form. */
export function AvatarField({ avatar, name }: AvatarFieldProps) {
  const { t } = useTranslation('general');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { path, state, send, cancel, remove } = useAvatar(avatar);
  const { isOver, handlers } = useFileDrop(send);
  const isSending = state.kind === 'sending';

  useEffect(() => {
    // The pressed button was removed along with the state it belonged to.
    if (document.activeElement === document.body && state.kind !== 'still')
      choose.current?.focus({ preventScroll: true });
  }, [state.kind]);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows choosing the same file again after an error.
    currentTarget.value = '';
    if (file) send(file);
  };

  return (
    <div
      role="group"
      aria-label={t('avatar.label')}
      className={`${styles.field} ${isOver ? styles.over : ''}`}
      {...handlers}
    >
      <AvatarPicture
        src={isSending ? state.preview : path && avatarAt(path, 256)}
        name={name}
        alt={t('avatar.label')}
        isPending={isSending}
      />
      <div className={styles.rest}>
        <p id={`${id}-hint`} className={styles.hint}>
          {t(isOver ? 'avatar.drop' : 'avatar.hint')}
        </p>
        <input ref={input} type="file" accept={avatarTypes.join(',')} hidden onChange={take} />
        <div className="cluster gap-1">
          <Button
            ref={choose}
            pending={isSending}
            aria-describedby={state.kind === 'failed' ? `${id}-hint ${id}-problem` : `${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {t(path === null ? 'avatar.choose' : 'avatar.change')}
          </Button>
          {isSending && <Button onClick={cancel}>{t('avatar.cancel')}</Button>}
          {path !== null && !isSending && (
            <RemoveAvatar pending={state.kind === 'removing'} onRemove={remove} />
          )}
        </div>
        {isSending && <AvatarProgress share={state.share} />}
        <Problem id={`${id}-problem`} state={state} />
        <p className={styles.news} role="status">
          {(state.kind === 'changed' || state.kind === 'removed' || state.kind === 'canceled') &&
            t(`avatar.${state.kind}`)}
        </p>
      </div>
    </div>
  );
}
