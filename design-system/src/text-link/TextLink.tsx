import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor, type AnchorProps } from '../theme/LinkProvider.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';

const Root = styled(Anchor)<{ $inline: boolean }>`
  display: ${({ $inline }) => ($inline ? 'inline' : 'inline-flex')};
  align-items: center;
  gap: 4px;
  min-height: ${({ $inline }) => ($inline ? '0' : '44px')};
  font-weight: ${({ $inline }) => ($inline ? 600 : 700)};
  font-size: ${({ $inline }) => ($inline ? 'inherit' : '0.875rem')};
  color: ${token.brand};
  text-decoration: ${({ $inline }) => ($inline ? 'underline' : 'none')};
  text-underline-offset: 3px;
  border-radius: 4px;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/** Props of {@link TextLink}. */
export interface TextLinkProps extends AnchorProps {
  /** Inside a sentence: underlined, size of the text. Otherwise it is on its own, 44 px high. */
  inline?: boolean;
  icon?: ReactNode;
}

/** A link in brand colour. */
export function TextLink({ inline = false, icon, children, ...rest }: TextLinkProps) {
  return (
    <Root {...rest} $inline={inline}>
      {inElement(children)}
      {icon}
    </Root>
  );
}
