import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { ReceiptDocument } from '@/features/wallet/ReceiptDocument';
import { ReceiptTools } from '@/features/wallet/ReceiptTools';
import { BuyerDetailsForm } from '@/commerce/buyer/BuyerDetailsForm';
import { refresh } from '@/data/account/operations';
import { preload } from '@/data/account/preload';
import { ReceiptDocument as ReceiptQuestion, type ReceiptQuery } from '@/data/generated/payments';
import { langOf, useLang } from '@/i18n/lang';
import { loadMessages } from '@/i18n/loadMessages';
import { isLang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { DocumentSkeleton } from '@/ui/DocumentSkeleton';
import { Empty } from '@/ui/list/Empty';
import { Skeleton } from '@/ui/Skeleton';

/** Loads the receipt and its translations in the language given in the URL (`?in=fr`), else in the page's language. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const pageLang = langOf(params);
  const { pathname, search, searchParams } = new URL(request.url);
  const wanted = searchParams.get('in');
  const lang = isLang(wanted) ? wanted : pageLang;
  const receipt = preload(ReceiptQuestion, {
    lang: pageLang,
    variables: { transactionId: params['id'] ?? '', language: lang },
    saveOfflineAs: ({ receipt: found }) =>
      found ? { path: pathname + search, title: String(found.number), until: null } : undefined,
  });
  return { lang, receipt, words: loadMessages(lang, ['receipt']), askedAt: Date.now() };
}

/** The receipt in the requested language, once its translations have loaded. */
function Receipt({ receipt, transaction }: Pick<ReceiptQuery, 'receipt' | 'transaction'>) {
  const { t } = useTranslation('receipt');
  const pageLang = useLang();
  const { lang, words } = useLoaderData<ReturnType<typeof loader>>();
  use(words);
  if (!receipt)
    return (
      <Empty
        title={t('none.title')}
        action={<ButtonLink to={paths.payments.href(pageLang)}>{t('toPayments')}</ButtonLink>}
      >
        <p>{t(transaction?.status === 'FAILED' ? 'none.declined' : 'none.text')}</p>
      </Empty>
    );
  const order = transaction?.Order ?? null;
  return (
    <>
      <ReceiptTools lang={lang} order={order} />
      <ReceiptDocument receipt={receipt} lang={lang} />
      {order && order.receiptNumber !== null && (
        <BuyerDetailsForm order={order} onSaved={() => void refresh(pageLang)} />
      )}
    </>
  );
}

/** A payment's receipt, to read, save or print in any of the site's languages. */
export function Component() {
  const { t } = useTranslation('receipt');
  const lang = useLang();
  const { receipt: answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage
      title={t('metaTitle')}
      parent={{ to: paths.payments.href(lang), title: t('toPayments') }}
      isUnprinted
    >
      <Loaded
        key={askedAt}
        answer={answer}
        failed={t('failed')}
        skeleton={
          <DocumentSkeleton label={t('loading')}>
            <Skeleton shape="control" width="half" />
          </DocumentSkeleton>
        }
      >
        {(found) => <Receipt {...found} />}
      </Loaded>
    </AccountPage>
  );
}
