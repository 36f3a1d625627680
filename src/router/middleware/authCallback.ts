import { redirect } from 'react-router-dom';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';
import { hideParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/**
 * The landing place of an e-mailed link: asks for a code, and takes it out of the address bar. The page exchanges
 * it; its loader still finds it in the request.
 */
export const authCallback: NamedMiddleware = (navigation) => {
  if (!navigation.url.searchParams.get('code')) {
    notify('linkInvalid');
    throw redirect(paths.login.href(navigation.lang));
  }
  hideParameter(navigation, 'code');
};
