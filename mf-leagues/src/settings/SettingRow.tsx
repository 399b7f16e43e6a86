import { Soft, token } from '@euro/design-system';
import { commonTexts } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 16px;
  padding-block: 14px;
  &:last-child { padding-bottom: 0; }
`;

/** Settings below each other. */
export const SettingRows = styled.div`
  & > * + * { border-top: 1px solid ${token.line}; }
`;

/** A setting whose control brings its own words. */
export const WholeRow = styled(Root)`
  display: block;
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  b { display: block; font-weight: 650; line-height: 1.35; }
  small { display: block; font-size: 0.875rem; line-height: 1.4; color: ${token.inkSoft}; }
`;

/** Marks a setting whose change waits for a connection. */
export function Waiting() {
  const common = useText(commonTexts);
  return <Soft role="status">{common('waiting')}</Soft>;
}

interface SettingRowProps {
  readonly title: string;
  readonly text: string;
  /** Its change waits for a connection. */
  readonly isWaiting?: boolean;
  /** The value, or its control. */
  readonly children: ReactNode;
}

/** One setting: name, description, and its control at the right. */
export function SettingRow({ title, text, isWaiting = false, children }: SettingRowProps) {
  return (
    <Root>
      <Words>
        <b>{title}</b>
        <small>{text}</small>
        {isWaiting && <Waiting />}
      </Words>
      {children}
    </Root>
  );
}
