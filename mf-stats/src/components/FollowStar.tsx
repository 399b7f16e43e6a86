import { token, VisuallyHidden } from '@euro/design-system';
import { Star } from 'lucide-react';
import styled from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  margin-left: 6px;
  vertical-align: -2px;
  color: ${token.gold};
  @container (min-width: 60rem) { display: none; }
`;

/** A star, golden and filled when the player is followed. */
export function FollowStar({ on, size = 20 }: { readonly on: boolean; readonly size?: number }) {
  return (
    <Star size={size} color={on ? token.gold : 'currentColor'} fill={on ? token.gold : 'none'} aria-hidden />
  );
}

/** Mark of a followed player beside his name, in rows without a star button. */
export function FollowMark({ children }: { readonly children: string }) {
  return (
    <Mark>
      <FollowStar on size={14} />
      <VisuallyHidden>{`, ${children}`}</VisuallyHidden>
    </Mark>
  );
}
