import { ContainerBox, Skeleton } from '@euro/design-system';
import styled from 'styled-components';

const Rows = styled.div`
  display: grid;
  @container (min-width: 43.75rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  min-height: 93px;
  padding: 14px 16px;
  @container (min-width: 60rem) { min-height: 81px; padding: 18px 20px; }
`;

/** Skeleton of the three matches of a day. */
export function MatchBones({ label }: { readonly label: string }) {
  return (
    <ContainerBox role="status" aria-label={label}>
      <Rows>
        {['first', 'second', 'third'].map((place) => (
          <Row key={place} aria-hidden>
            <Skeleton $width="34%" $height={18} />
            <Skeleton $width={56} $height={22} />
            <Skeleton $width="24%" $height={18} />
          </Row>
        ))}
      </Rows>
    </ContainerBox>
  );
}
