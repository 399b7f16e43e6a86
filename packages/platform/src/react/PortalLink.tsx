import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { usePlatform } from './PlatformProvider.js';

interface PortalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/**
 * A link that navigates within the portal, whichever remote serves the path, and prefetches its target on hover and
 * focus. Addresses of other sites are plain links.
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
