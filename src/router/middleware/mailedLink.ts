import { redirect, replace } from 'react-router-dom';
import { keepLinkCode, linkCodeAt } from '@/lib/linkCode';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';
import { extractParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/**
 * Takes the code of a mailed link out of the address, from the address bar and from what the router knows alike. Links
 * carry it in the fragment; those of older mails in the query, or of presents in the path. The page finds it by
 * `linkCodeAt`.
 */
export const takeLinkCode: NamedMiddleware = (navigation) => {
  const { code } = navigation.params;
  if (code !== undefined) throw replace(paths.present.href(navigation.lang, { code }));
  const taken = extractParameter(navigation, 'code');
  if (!taken?.value) return;
  keepLinkCode(navigation.url, taken.value);
  throw replace(taken.path);
};

/** The landing place of a mailed link that is of no use without its code. */
export const requireLinkCode: NamedMiddleware = (navigation) => {
  void takeLinkCode(navigation);
  if (linkCodeAt(navigation.url) !== undefined) return;
  notify('linkInvalid');
  throw redirect(paths.login.href(navigation.lang));
};
