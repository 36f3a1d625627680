import { redirect, replace } from 'react-router-dom';
import { keepLinkCode, linkCodeAt } from '@/lib/linkCode';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';
import { hideParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/**
 * The landing place of an e-mailed link: asks for a code, and takes it out of the address, from the address bar and
 * from what the router knows alike. The page finds it by `linkCodeAt`.
 */
export const authCallback: NamedMiddleware = (navigation) => {
  const { url, lang } = navigation;
  if (!url.searchParams.has('code')) {
    if (linkCodeAt(url) !== undefined) return;
  } else if (url.searchParams.get('code') !== '') {
    keepLinkCode(url, url.searchParams.get('code') ?? '');
    throw replace(hideParameter(navigation, 'code'));
  }
  notify('linkInvalid');
  throw redirect(paths.login.href(lang));
};
