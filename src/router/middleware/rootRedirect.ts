import { visitorLang } from '@/i18n/lang';
import { env } from '@/lib/env';
import { isSiteLang } from '@/shared/languages';
import { paths } from '@/shared/paths';

/** Where `/` redirects to, if configured: a language's landing page, or that of the visitor's language. */
export function rootRedirectTarget(setting = env.rootRedirect): string | undefined {
  if (setting === 'detect') return paths.landing.href(visitorLang());
  return isSiteLang(setting) ? paths.landing.href(setting) : undefined;
}
