import { useTranslation } from 'react-i18next';
import type { GeneralSettingsQuery } from '@/data/generated/general';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { FailureNotice } from '@/ui/FailureNotice';
import { Form } from '@/ui/form/Form';
import { isSignedOut } from '@/session/session';
import { LeaveGuard } from '@/ui/LeaveGuard';
import { Notice } from '@/ui/Notice';
import { Ours } from '@/ui/Ours';
import { PersonFields } from '@/features/profile/general/PersonFields';
import { PlaceFields } from '@/features/profile/general/PlaceFields';
import { PreferenceFields } from '@/features/profile/general/PreferenceFields';
import { ReminderField } from '@/features/profile/general/ReminderField';
import { SavedNotice } from '@/features/profile/general/SavedNotice';
import { useGeneralForm } from '@/features/profile/general/useGeneralForm';
import styles from '@/features/profile/general/GeneralForm.module.css';

interface GeneralFormProps {
  settings: GeneralSettingsQuery;
  me: NonNullable<GeneralSettingsQuery['me']>;
}

/** The profile form, saved as a whole. Unsaved changes are kept in this tab. */
export function GeneralForm({ settings, me }: GeneralFormProps) {
  const { t } = useTranslation('general');
  const { countries, directories } = settings;
  const countryCode = (countryId: string) => countries.find(({ id }) => id === countryId)?.code;
  const { form, values, change, saved, isDirty, ...general } = useGeneralForm({ me, countryCode });
  const fields = { values, change, errors: form.errors };
  return (
    <>
      {general.wasRestored && (
        <Notice
          kind="info"
          title={t('draft.title')}
          actions={<Button onClick={general.discard}>{t('draft.discard')}</Button>}
        >
          {t('draft.text')}
        </Notice>
      )}
      <Form form={form} isReadable className={styles.form} aria-label={t('label')} notice={null}>
        <Card title={t('sections.person')}>
          <PersonFields {...fields} />
        </Card>
        <Ours>
          <Card title={t('sections.place')}>
            <PlaceFields {...fields} countries={countries} />
          </Card>
        </Ours>
        <Card title={t('sections.preferences')}>
          <PreferenceFields {...fields} directories={directories} />
        </Card>
        {me.paymentReminders !== null && (
          <Card title={t('sections.reminders')}>
            <ReminderField {...fields} />
          </Card>
        )}
        <Ours>
          <div className={styles.end}>
            {form.refusal && <FailureNotice key={form.count} failure={form.refusal} title={t('notSaved')} />}
            {saved && (
              <SavedNotice language={directories.Languages.find(({ id }) => id === saved.languageId)} />
            )}
            <div className={styles.actions}>
              <Button type="submit" variant="primary" pending={form.pending}>
                {t('save')}
              </Button>
              <span className={styles.state} role="status">
                {isDirty && t('unsaved')}
              </span>
            </div>
          </div>
        </Ours>
      </Form>
      <LeaveGuard
        active={isDirty}
        mayGo={isSignedOut}
        words={{
          title: t('leave.title'),
          text: t('leave.text'),
          stay: t('leave.stay'),
          leave: t('leave.leave'),
        }}
        onLeave={general.forgetDraft}
      />
    </>
  );
}
