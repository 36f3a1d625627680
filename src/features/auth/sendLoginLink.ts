import type { Failure } from '@/graphql/client/failure';
import { LoginLinkRequestDocument } from '@/graphql/generated/public/auth';
import { publicFetch } from '@/graphql/publicFetch';
import type { Lang } from '@/shared/languages';
import { failureOf } from '@/graphql/requestFailure';

interface LoginLink {
  email: string;
  /** The language of the e-mail. */
  lang: Lang;
  /** A path of this site that the link leads to. */
  returnTo?: string | undefined;
}

/**
 * Has a single-use log-in link sent. The answer is the same whether the address is
 * known or not; undefined when it worked, else why not.
 */
export async function sendLoginLink({ email, lang, returnTo }: LoginLink): Promise<Failure | undefined> {
  const input = { email, language: lang, ...(returnTo !== undefined && { returnTo }) };
  try {
    await publicFetch(LoginLinkRequestDocument, { lang, variables: { input } });
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}
