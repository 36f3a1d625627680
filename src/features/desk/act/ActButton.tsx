import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { Button, type ButtonVariant } from '@/ui/Button';
import type { Values } from '@/ui/form/fields';
import { useMay } from '@/features/desk/DeskContext';
import { ActDialog } from '@/features/desk/act/ActDialog';
import type { ActForm } from '@/features/desk/act/ActFields';
import type { Change } from '@/features/desk/act/useAct';
import { useDeskNews } from '@/features/desk/act/deskNews';

interface ActButtonProps {
  act: Change;
  /** The part of the input that the page knows. */
  fixed: Values;
  /** What is asked for before the preview. */
  form?: ActForm;
  /** A sentence above the fields. */
  lead?: ReactNode;
  variant?: ButtonVariant;
  /** The button's text; the act's name by default. */
  label?: string;
  /** The accessible name, if several buttons of a page have the same text. */
  name?: string;
}

/** A button for an act, and its dialog; nothing for a role that may not do it. */
export function ActButton({ act, fixed, form, lead, variant, label, name }: ActButtonProps) {
  const { t } = useTranslation('desk');
  const may = useMay();
  const { revalidate } = useRevalidator();
  const tell = useDeskNews();
  const [isOpen, setOpen] = useState(false);
  if (!may(act)) return null;
  const title = t(`acts.${act.name}`);
  return (
    <>
      <Button {...(variant && { variant })} aria-label={name} onClick={() => setOpen(true)}>
        {label ?? title}
      </Button>
      {isOpen && (
        <ActDialog
          act={act}
          title={title}
          fixed={fixed}
          form={form}
          lead={lead}
          isDangerous={variant === 'danger'}
          onClose={() => setOpen(false)}
          onDone={async () => {
            await revalidate();
            setOpen(false);
            tell(t('done', { act: title }));
          }}
        />
      )}
    </>
  );
}
