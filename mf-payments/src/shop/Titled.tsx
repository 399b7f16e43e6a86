import { Heading, Wrap } from '@euro/design-system';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Content below the crown, with its title. */
export function Titled({ title, children }: TitledProps) {
  const id = useId();
  return (
    <Wrap as="section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Wrap>
  );
}

const Title = styled(Heading)`
  margin: 24px 0 16px;
`;
