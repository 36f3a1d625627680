import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import type { Result } from '@/ui/form/result';
import type { Action } from '@/ui/form/useAction';
import { Notice, type NoticeKind } from '@/ui/Notice';

interface ActionNoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  /** What its button does. */
  action: Action<[], Result<unknown>>;
  /** The words of the button. */
  label: ReactNode;
  children?: ReactNode;
}

/** A message with one action, whose failure is shown in the same place. */
export function ActionNotice({ kind = 'info', title, action, label, children }: ActionNoticeProps) {
  const words = useFailureText();
  const { failure } = action;
  return (
    <Notice
      kind={kind}
      title={title}
      actions={
        <Button onClick={() => void action.run()} pending={action.pending}>
          {label}
        </Button>
      }
    >
      {children}
      {failure && (
        <p key={action.count} role="alert">
          {words(failure)}
        </p>
      )}
    </Notice>
  );
}
