import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { usePlatform } from './PlatformProvider.js';

interface PortalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/**
 * An anchor whose plain clicks stay in the portal, whichever remote serves the path; what it leads to is prefetched when
 * it is pointed at or focused. Addresses of other sites are left to the browser.
 */
export function PortalLink({ href, onPointerEnter, onFocus, ...rest }: PortalLinkProps) {
  const { navigation } = usePlatform();
  if (!href.startsWith('/') || href.startsWith('//'))
    return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest} />;
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        navigation.prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        navigation.prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}
