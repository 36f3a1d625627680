import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { staffList } from '@/shared/desk/staff';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadDesk } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { DeskTableSkeleton } from '@/features/desk/DeskTable';
import { AddStaff, StaffList } from '@/features/desk/StaffList';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

export const loader = (args: LoaderFunctionArgs) => loadDesk(args, staffList, {});

/** Who works at the desk. */
export function Component() {
  const { t } = useTranslation('desk');
  const { me, answer } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage me={me} title={t('nav.people')} lead={t('people.lead')}>
      <AddStaff />
      <DeskLoaded answer={answer} skeleton={<DeskTableSkeleton label={t('loading')} rows={4} />}>
        {({ people }) => <StaffList people={people} />}
      </DeskLoaded>
    </DeskPage>
  );
}
