import {
  createContext,
  use,
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {
  createPath,
  useHref,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { preloader } from '@/lib/preloader';
import { whenIdle } from '@/lib/whenIdle';

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href' | 'ref'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  to: To;
  /** Leaves the page to the browser: the address is one of the server's. */
  reloadDocument?: boolean;
  /** `false` where being in view says little about being followed, as in a list of languages. */
  preloadInView?: boolean;
}

let observer: IntersectionObserver | undefined;
const pathOf = new WeakMap<Element, string>();

/** One observer for all links: a link in view prepares its page. */
function sharedObserver(): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf.get(target);
      if (!isIntersecting || path === undefined) continue;
      observer?.unobserve(target);
      preloader.request(path);
    }
  });
  return observer;
}

/** Preloads a link's page: when it comes into view on an idle page, and on hover, focus or touch. */
function usePrepared(href: string, preloadInView: boolean) {
  const ref = useRef<HTMLAnchorElement>(null);
  const path = href.split(/[?#]/)[0] ?? href;

  useEffect(() => {
    const anchor = ref.current;
    if (!anchor || !preloadInView) return undefined;
    pathOf.set(anchor, path);
    const cancel = whenIdle(() => sharedObserver()?.observe(anchor));
    return () => {
      cancel();
      observer?.unobserve(anchor);
    };
  }, [path, preloadInView]);

  const prepare = () => preloader.request(path);
  return { ref, onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare };
}

const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/**
 * Gives the links inside one way to navigate, which stays the same from page to page. With the router's own hook in
 * each of them, every link of header and footer would be rendered again with every page.
 */
export function LinkScope({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

interface AnchorProps extends Omit<LinkProps, 'to'> {
  href: string;
  navigate: NavigateFunction;
}

/** Whether the browser itself should do what a click on a link asks for: another tab or window, a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self');

function Anchor({
  href,
  preloadInView = true,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  children,
  navigate,
  ...anchor
}: AnchorProps) {
  const prepared = usePrepared(href, preloadInView);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || isForBrowser(event, anchor.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(href, {
      // The page on screen again is no new step in the history.
      replace: replace ?? href === pathname + search + hash,
      state: state as unknown,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return (
    <a {...anchor} {...prepared} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link by a hash or a relative path, or outside of any scope: it is rendered again with every page. */
function RelativeLink({ to, ...rest }: LinkProps) {
  return <Anchor {...rest} href={useHref(to)} navigate={useNavigate()} />;
}

/**
 * A link within the site. It prepares the page behind it when it is hovered, focused or touched, and when it comes
 * into view once the page is loaded and idle. The router's own would bring what only its framework needs to every page.
 */
export function Link({ to, ...rest }: LinkProps) {
  const href = typeof to === 'string' ? to : createPath(to);
  const isWhole =
    typeof to === 'string' ? to.startsWith('/') : to.pathname !== undefined && href.startsWith('/');
  const navigate = use(NavigateContext);
  return isWhole && navigate ? (
    <Anchor {...rest} href={href} navigate={navigate} />
  ) : (
    <RelativeLink {...rest} to={to} />
  );
}
