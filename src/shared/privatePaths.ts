/** Whether a page is not for a search engine to list: everything around an account, and where something is paid for. */
export const isPrivatePath = (pathname: string): boolean =>
  /^\/[^/]+\/(?:auth|auth-cb|profile|presents|purchases|reminders|products\/[^/]+\/payment)(?:\/|$)/.test(
    pathname,
  );
