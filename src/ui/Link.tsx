import { useEffect, useRef } from 'react';
import { Link as RouterLink, useHref, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { preloader } from '@/lib/preloader';
import { whenIdle } from '@/lib/whenIdle';

export interface LinkProps extends RouterLinkProps {
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

/**
 * A link within the site. It prepares the page behind it when it is hovered, focused or touched, and when it comes
 * into view once the page is loaded and idle.
 */
export function Link({ preloadInView = true, ...props }: LinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const href = useHref(props.to);
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
  return (
    <RouterLink ref={ref} {...props} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare} />
  );
}
