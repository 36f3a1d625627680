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
  /** Lets the browser load the page, because the server serves it. */
  reloadDocument?: boolean;
  /** `false` where being in view says little about being clicked, as in a list of languages. */
  preloadInView?: boolean;
}

let observer: IntersectionObserver | undefined;
const pathOf = new WeakMap<Element, string>();

/** One observer for all links; a link in view preloads its page. */
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

/** Preloads a link's page when the link is in view on an idle page, and on hover, focus or touch. */
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
 * Gives the links inside one navigate function that stays the same from page to page. With the router's own hook in
 * each of them, every link in the header and footer would rerender on every navigation.
 */
export function LinkScope({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

interface AnchorProps extends Omit<LinkProps, 'to'> {
  href: string;
  navigate: NavigateFunction;
}

/** Whether to leave a click on a link to the browser: a new tab or window, a download. */
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
    // Removed by `showProgress` once the page is there.
    event.currentTarget.setAttribute('aria-busy', 'true');
    void navigate(href, {
      // Navigating to the current page adds no history entry.
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

/** A link with a hash or a relative path, or outside any scope: it rerenders on every navigation. */
function RelativeLink({ to, ...rest }: LinkProps) {
  return <Anchor {...rest} href={useHref(to)} navigate={useNavigate()} />;
}

/**
 * A link within the site. It preloads its page on hover, focus or touch, and when it comes into view once the page is
 * loaded and idle. Not the router's own `Link`, which would add framework-only code to every page.
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
