import { LoginLinkRequestDocument } from '@/data/generated/public/auth';
import { mutate } from '@/data/mutate';
import { deviceHeader } from '@/session/deviceKey';
import type { Lang } from '@/shared/languages';

interface LoginLink {
  email: string;
  /** The language of the e-mail. */
  lang: Lang;
  /** A path of this site that the link leads to. */
  returnTo?: string | undefined;
}

/** Has a single-use log-in link sent. The answer is the same whether the address is known or not. */
export const sendLoginLink = ({ email, lang, returnTo }: LoginLink) =>
  mutate(LoginLinkRequestDocument, {
    lang,
    variables: { input: { email, language: lang, ...(returnTo !== undefined && { returnTo }) } },
    headers: deviceHeader(),
  });
