import { SetContextLink } from '@apollo/client/link/context';
import { session } from '@/session/session';

/** Sends the session's token: a signed-in user's, else the guest's, else none. */
export const bearerLink = new SetContextLink(({ headers }) => {
  const bearer = session.getState().bearer();
  return {
    // The error link needs to know which token was refused, for the session may have another one by then.
    bearer,
    headers: { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
  };
});
