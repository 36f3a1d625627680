import { Suspense, use } from 'react';
import {
  Navigate,
  replace,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { CallbackFailure } from '@/features/auth/CallbackFailure';
import { CallbackPending } from '@/features/auth/CallbackPending';
import { exchangeAuthCode, exchangeWithSecondFactor } from '@/features/auth/exchangeAuthCode';
import { LinkSecondFactor } from '@/features/auth/LinkSecondFactor';
import type { Failure } from '@/graphql/client/failure';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { paths } from '@/shared/paths';

const codeOf = (request: Request): string => linkCodeAt(new URL(request.url)) ?? '';

/** Starts the exchange of the link's code; `startedAt` (milliseconds) tells one try from the next. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return { exchange: exchangeAuthCode(codeOf(request), langOf(params)), startedAt: Date.now() };
}

/** Takes the second factor of an account that has one; answers why it did not do. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response | Failure> {
  const lang = langOf(params);
  const outcome = await exchangeWithSecondFactor(codeOf(request), lang, await request.formData());
  return 'failure' in outcome ? outcome.failure : replace(outcome.returnTo ?? paths.profile.href(lang));
}

/** A code that was not right leaves the exchange, and what was typed, as it is. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

function Outcome() {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const outcome = use(useLoaderData<typeof loader>().exchange);
  if ('failure' in outcome && outcome.failure.code === 'TWO_FACTOR_REQUIRED') return <LinkSecondFactor />;
  if ('failure' in outcome)
    return <CallbackFailure failure={outcome.failure} onRetry={() => void revalidate()} />;
  return <Navigate replace to={outcome.returnTo ?? paths.profile.href(lang)} />;
}

/** Where an e-mailed link lands: signs in, with the second factor where there is one, and goes on. */
export function Component() {
  const { startedAt } = useLoaderData<typeof loader>();
  return (
    <Suspense key={startedAt} fallback={<CallbackPending />}>
      <Outcome />
    </Suspense>
  );
}
