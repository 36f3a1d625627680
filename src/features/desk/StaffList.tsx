import { use } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isolate } from '@/i18n/isolate';
import { roles } from '@/shared/desk/roles';
import { staffAdd, staffRemove, staffRole, type staffList } from '@/shared/desk/staff';
import { email as emailField } from '@/shared/validation';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { DeskContext } from '@/features/desk/DeskContext';
import { ActBar, EntryList } from '@/features/desk/DeskSection';
import { useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

type Member = v.InferOutput<typeof staffList.answer>['people'][number];

const role = v.picklist(roles, 'choose');

/** What the roles may do, for whoever gives one. */
function useRoleOptions() {
  const { t } = useTranslation('desk');
  return roles.map((value) => ({ value, label: `${t(`roles.${value}`)}: ${t(`roleLeads.${value}`)}` }));
}

/** Who gets which role. */
function useAddForm(): ActForm {
  const { t } = useTranslation('desk');
  const options = useRoleOptions();
  return {
    schema: v.object({ email: emailField, role }),
    fields: (field) => (
      <>
        <TextField {...field('email')} type="email" label={t('fields.email')} autoComplete="off" />
        <Select {...field('role')} label={t('people.role')} options={options} defaultValue="support" />
      </>
    ),
  };
}

/** Lets someone with an account work at the desk. */
export function AddStaff() {
  const addForm = useAddForm();
  return (
    <ActBar>
      <ActButton act={staffAdd} fixed={{}} variant="primary" form={addForm} />
    </ActBar>
  );
}

/** Another role for someone. */
function useRoleForm(now: Member['role']): ActForm {
  const { t } = useTranslation('desk');
  const options = useRoleOptions();
  return {
    schema: v.object({ role }),
    fields: (field) => (
      <Select {...field('role')} label={t('people.role')} options={options} defaultValue={now} />
    ),
  };
}

/** What can be done with someone else of the desk. */
function MemberActs({ email, role: now }: Pick<Member, 'email' | 'role'>) {
  const { t } = useTranslation('desk');
  const form = useRoleForm(now);
  return (
    <>
      <ActButton
        act={staffRole}
        fixed={{ email }}
        form={form}
        name={`${t('acts.staff.role')}: ${isolate(email)}`}
      />
      <ActButton act={staffRemove} fixed={{ email }} name={`${t('acts.staff.remove')}: ${isolate(email)}`} />
    </>
  );
}

/** The people of the desk, and what can be done with each. */
export function StaffList({ people }: { people: readonly Member[] }) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const { day, minute } = useShopTime();
  const me = use(DeskContext);
  return (
    <EntryList
      entries={people.map(({ id, email, name, role: now, hasSecondFactor, addedAt, lastSeenAt }) => ({
        key: id,
        what: <bdi>{name ?? email}</bdi>,
        value: words.role(now),
        note: [
          ...(name === null ? [] : [isolate(email)]),
          t('people.added', { date: day(addedAt) }),
          ...(lastSeenAt === null ? [] : [t('people.seen', { date: minute(lastSeenAt) })]),
          ...(hasSecondFactor ? [] : [t('people.noSecondFactor')]),
        ].join(' · '),
        ...(me?.id !== id && { tools: <MemberActs email={email} role={now} /> }),
      }))}
    />
  );
}
