import { redirect, replace } from 'react-router-dom';
import { keepLinkCode, linkCodeAt } from '@/lib/linkCode';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';
import { extractParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/**
 * Removes the code of an emailed link from the address bar and from the router's location. Links carry it in the
 * fragment; older ones in the query or, for gifts, in the path. The page reads it with `linkCodeAt`.
 */
export const takeLinkCode: NamedMiddleware = (navigation) => {
  const { code } = navigation.params;
  if (code !== undefined) throw replace(paths.present.href(navigation.lang, { code }));
  const taken = extractParameter(navigation, 'code');
  if (!taken?.value) return;
  keepLinkCode(navigation.url, taken.value);
  throw replace(taken.path);
};

/** For the landing page of an emailed link that is useless without its code. */
export const requireLinkCode: NamedMiddleware = (navigation) => {
  void takeLinkCode(navigation);
  if (linkCodeAt(navigation.url) !== undefined) return;
  notify('linkInvalid');
  throw redirect(paths.login.href(navigation.lang));
};
