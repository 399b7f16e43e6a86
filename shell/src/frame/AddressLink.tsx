import type { AnchorProps } from '@euro/design-system';
import { usePlatform } from '@euro/platform/react';

/**
 * A link of the shell, whose address names the competition of the page: also for who copies it, or opens it in a new
 * tab.
 */
export function AddressLink({ href, ...rest }: AnchorProps) {
  const { navigation } = usePlatform();
  const isPath = href.startsWith('/') && !href.startsWith('//');
  return <a {...rest} href={(isPath && navigation.href?.(href)) || href} />;
}
