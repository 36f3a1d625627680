import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { BoughtPresents, BoughtPresentsSkeleton } from '@/features/presents/BoughtPresents';
import { presentsPerPage, readPresentsPage } from '@/features/presents/boughtSearch';
import { NoPresents } from '@/features/presents/NoPresents';
import { refresh } from '@/data/account/operations';
import { preload } from '@/data/account/preload';
import { PresentsDocument } from '@/data/generated/presents';
import { langOf, useLang } from '@/i18n/lang';
import { List } from '@/ui/list/List';

/** Loads the page of the list in the URL; `askedAt` (milliseconds) also determines what has expired. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const page = readPresentsPage(new URL(request.url).searchParams);
  const variables = { offset: (page - 1) * presentsPerPage, limit: presentsPerPage };
  return {
    page,
    answer: preload(PresentsDocument, { lang: langOf(params), variables }),
    askedAt: Date.now(),
  };
}

/** All gifts bought by the signed-in user. */
export function Component() {
  const { t } = useTranslation('presents');
  const lang = useLang();
  const { page, answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage title={t('bought.metaTitle')} heading={t('bought.title')} lead={t('bought.lead')}>
      {/* Each page of the list shows the skeleton; reloading the same page doesn't. */}
      <Loaded key={page} answer={answer} failed={t('bought.failed')} skeleton={<BoughtPresentsSkeleton />}>
        {({ presents: { Presents: presents, Pagination: pages } }) =>
          presents.length > 0 ? (
            <List
              count={t('bought.count', { count: pages.total })}
              pages={{ label: t('bought.pages'), page, totalPages: pages.totalPages }}
            >
              <BoughtPresents presents={presents} now={askedAt} onSent={() => void refresh(lang)} />
            </List>
          ) : (
            <NoPresents total={pages.total} />
          )
        }
      </Loaded>
    </AccountPage>
  );
}
