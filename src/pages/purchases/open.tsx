import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { LinkPage } from '@/features/auth/LinkPage';
import { ValidOrderLink } from '@/features/links/ValidOrderLink';
import { describeOrderLink, openedBy, type OrderLink } from '@/features/links/orderLink';
import { RequestOrderLink } from '@/features/links/RequestOrderLink';
import { isolate } from '@/i18n/isolate';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';

/** Loads what the link is for. Only pressing the button uses it, because mail scanners open links too. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = linkCodeAt(new URL(request.url)) ?? '';
  return { code, answer: describeOrderLink(code, langOf(params)) };
}

function Opened({ link, code }: { link: OrderLink; code: string }) {
  const { t } = useTranslation('links');
  const lang = useLang();
  const metaTitle = t('order.metaTitle');
  const opened = openedBy(link, lang);
  if (link.isOwn) return <Navigate replace to={opened} />;
  const about = { product: isolate(link.productTitle), email: isolate(link.email) };
  if (link.state === 'ACCOUNT')
    return (
      <AuthPage metaTitle={metaTitle} title={t('order.account.title')} lead={t('order.account.text', about)}>
        <div className="cluster">
          <ButtonLink variant="primary" to={paths.login.href(lang, { returnTo: opened })}>
            {t('order.account.action')}
          </ButtonLink>
        </div>
      </AuthPage>
    );
  if (link.state === 'SPENT')
    return (
      <AuthPage metaTitle={metaTitle} title={t('order.spent.title')} lead={t('order.spent.text', about)}>
        <div className="cluster">
          <RequestOrderLink order={{ code }} email={link.email} />
        </div>
      </AuthPage>
    );
  return (
    <AuthPage metaTitle={metaTitle} title={t('order.title')}>
      <ValidOrderLink link={link} code={code} />
    </AuthPage>
  );
}

/** The page of the link in a guest's email. */
export function Component() {
  const { t } = useTranslation('links');
  const { code, answer } = useLoaderData<typeof loader>();
  return (
    <LinkPage metaTitle={t('order.metaTitle')} answer={answer}>
      {(link) => <Opened link={link} code={code} />}
    </LinkPage>
  );
}
