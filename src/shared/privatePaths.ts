/** Whether search engines must not list a page: everything around an account, and the payment pages. */
export const isPrivatePath = (pathname: string): boolean =>
  /^\/[^/]+\/(?:auth|auth-cb|desk|profile|presents|purchases|reminders|products\/[^/]+\/payment)(?:\/|$)/.test(
    pathname,
  );
