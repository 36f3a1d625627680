import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { LinkPage } from '@/features/auth/LinkPage';
import { describeReminders } from '@/features/links/paymentReminders';
import { ReminderChoice } from '@/features/links/ReminderChoice';
import { langOf } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';

/** Loads the current choice. Only pressing the button changes it, because mail scanners open links too. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = linkCodeAt(new URL(request.url)) ?? '';
  return { code, answer: describeReminders(code, langOf(params)) };
}

/** The page of the link that stops reminders of unfinished payments. */
export function Component() {
  const { t } = useTranslation('links');
  const { code, answer } = useLoaderData<typeof loader>();
  const title = t('reminders.title');
  return (
    <LinkPage metaTitle={title} answer={answer}>
      {(reminders) => (
        <AuthPage metaTitle={title} title={title}>
          <ReminderChoice reminders={reminders} code={code} />
        </AuthPage>
      )}
    </LinkPage>
  );
}
