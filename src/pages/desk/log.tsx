import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { logList } from '@/shared/desk/staff';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadDesk } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { DeskTableSkeleton } from '@/features/desk/DeskTable';
import { KeysetPages } from '@/features/desk/KeysetPages';
import { LogEntries } from '@/features/desk/LogEntries';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

export function loader(args: LoaderFunctionArgs) {
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  return loadDesk(args, logList, cursor === null ? {} : { cursor });
}

/** What was done at the desk and in the shell. */
export function Component() {
  const { t } = useTranslation('desk');
  const { me, answer } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage me={me} title={t('nav.log')} lead={t('log.lead')}>
      <DeskLoaded answer={answer} skeleton={<DeskTableSkeleton label={t('loading')} rows={10} />}>
        {({ rows, next }) => (
          <>
            <LogEntries log={rows} />
            <KeysetPages label={t('log.pages')} next={next} />
          </>
        )}
      </DeskLoaded>
    </DeskPage>
  );
}
