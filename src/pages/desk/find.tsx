import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { find } from '@/shared/desk/find';
import { isolate } from '@/i18n/isolate';
import { Empty } from '@/ui/list/Empty';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadDesk, loadDeskOnly } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { DeskTableSkeleton } from '@/features/desk/DeskTable';
import { FoundList } from '@/features/desk/FoundList';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

/** Looks for the text in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const text = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 200) ?? '';
  if (text === '') return { text, me: await loadDeskOnly(args), answer: undefined };
  return { text, ...(await loadDesk(args, find, { text })) };
}

/** What the search field of the desk finds. */
export function Component() {
  const { t } = useTranslation('desk');
  const { me, text, answer } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage
      me={me}
      title={t('nav.customers')}
      heading={text === '' ? t('nav.customers') : t('find.title', { text: isolate(text) })}
      {...(text === '' && { lead: t('find.lead') })}
    >
      {answer && (
        <DeskLoaded key={text} answer={answer} skeleton={<DeskTableSkeleton label={t('loading')} rows={4} />}>
          {({ results }) =>
            results.length > 0 ? (
              <FoundList results={results} />
            ) : (
              <Empty title={t('find.none')}>
                <p>{t('find.lead')}</p>
              </Empty>
            )
          }
        </DeskLoaded>
      )}
    </DeskPage>
  );
}
