import { LoginLinkRequestDocument } from '@/data/generated/public/auth';
import { mutate } from '@/data/mutate';
import { deviceHeader } from '@/session/deviceKey';
import type { Lang } from '@/shared/languages';

interface LoginLink {
  email: string;
  /** Language of the email. */
  lang: Lang;
  /** A path on this site that the link leads to. */
  returnTo?: string | undefined;
}

/** Requests a single-use login link. The response is the same whether or not the address is known. */
export const sendLoginLink = ({ email, lang, returnTo }: LoginLink) =>
  mutate(LoginLinkRequestDocument, {
    lang,
    variables: { input: { email, language: lang, ...(returnTo !== undefined && { returnTo }) } },
    headers: deviceHeader(),
  });
