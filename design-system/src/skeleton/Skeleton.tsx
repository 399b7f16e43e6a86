import styled, { keyframes } from 'styled-components';
import { token } from '../tokens/token.js';

const shimmer = keyframes`from { background-position: 100% 0; } to { background-position: -100% 0; }`;

/** A grey bone with the size of what will come; width and height are CSS lengths or px. */
export const Skeleton = styled.span<{
  $width?: number | string;
  $height?: number | string;
  $radius?: number;
}>`
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => (typeof $width === 'number' ? `${$width}px` : $width)};
  height: ${({ $height = 14 }) => (typeof $height === 'number' ? `${$height}px` : $height)};
  border-radius: ${({ $radius = 6 }) => $radius}px;
  background: linear-gradient(90deg, ${token.sunken} 25%, ${token.line} 50%, ${token.sunken} 75%);
  background-size: 200% 100%;
  animation: ${shimmer} 1.6s linear infinite;
`;

const Busy = styled.div`
  display: grid;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 60px;
  padding: 0 20px;
  & + & { border-top: 1px solid ${token.line}; }
`;

const Lines = styled.span`
  flex: 1;
  display: grid;
  gap: 8px;
`;

/** Props of the composed skeletons. */
export interface SkeletonProps {
  /** Name of the loading content, read once. */
  label: string;
  rows?: number;
}

/** Rows of a table or list that is on its way. */
export function TableSkeleton({ label, rows = 10 }: SkeletonProps) {
  return (
    <Busy role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, at) => `row ${at}`).map((row) => (
        <Row key={row} aria-hidden>
          <Skeleton $width={28} $height={18} />
          <Skeleton $width={40} $height={40} $radius={20} />
          <Lines>
            <Skeleton $width="52%" $height={14} />
            <Skeleton $width="34%" $height={12} />
          </Lines>
          <Skeleton $width={64} $height={20} />
        </Row>
      ))}
    </Busy>
  );
}
