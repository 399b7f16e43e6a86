import { Button, Chip, type ChipTone, Select, TextLink, token } from '@euro/design-system';
import styled from 'styled-components';
import type { DevRemote } from '../portal/devTools.js';

const Card = styled.section`
  padding: 12px 0 16px;
  border-top: 1px solid ${token.line};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  & > div + p { margin: 6px 0; color: ${token.inkSoft}; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1rem; }
  ul { margin: 0 0 8px; padding-left: 20px; overflow-wrap: anywhere; }
`;

const Choices = styled.div`
  display: grid !important;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-bottom: 8px;
`;

const TONES: Readonly<Record<DevRemote['status'], ChipTone>> = {
  idle: 'neutral',
  loaded: 'brand',
  loading: 'warning',
  mounted: 'positive',
  failed: 'danger',
};

const STATES: Readonly<Record<DevRemote['status'], string>> = {
  idle: 'not loaded',
  loaded: 'loaded',
  loading: 'loading',
  mounted: 'mounted',
  failed: 'failed',
};

interface RemoteCardProps {
  remote: DevRemote;
  mayOverride: boolean;
  isWatched: boolean;
  releases: readonly string[];
  override: string;
  fault: string;
  faults: readonly string[];
  onReload: () => void;
  onOverride: (version: string) => void;
  onFault: (fault: string) => void;
}

/** One remote: its status, where it is mounted, and controls for another release or a fault. */
export function RemoteCard(props: RemoteCardProps) {
  const { remote, mayOverride, isWatched, onReload } = props;
  const { name, version, contract, bytes, status, failure, places, traces } = remote;
  const size = bytes ? `${(bytes / 1024).toFixed(0)} KB` : 'size unknown';
  return (
    <Card aria-label={name}>
      <div>
        <h2>{name}</h2>
        <Chip tone={TONES[status]}>{failure ? `${STATES[status]}: ${failure}` : STATES[status]}</Chip>
        {isWatched && <Chip tone="brand">watched</Chip>}
        {traces.length > 0 && <Chip tone="warning">left something behind</Chip>}
      </div>
      <p>
        <span>{`${version ?? 'no release'}, contract ${contract ?? 'unknown'}, ${size}`}</span>
        {places.map(({ what, version: placeVersion }) => (
          <span key={what}>
            <br />
            <span>{`${what}: ${placeVersion ?? 'nothing'}`}</span>
          </span>
        ))}
      </p>
      {traces.length > 0 && (
        <ul>
          {traces.map((trace) => (
            <li key={trace}>{trace}</li>
          ))}
        </ul>
      )}
      {mayOverride && <Controls {...props} />}
      <div>
        <Button variant="secondary" size="small" onClick={onReload}>
          Remount
        </Button>
        {mayOverride && (
          <TextLink href={`/__dev/${name}`} target="_blank">
            Alone
          </TextLink>
        )}
      </div>
    </Card>
  );
}

/** Another release of a remote, or a fault. */
function Controls({ releases, override, fault, faults, onOverride, onFault }: RemoteCardProps) {
  return (
    <Choices>
      <Select
        label="Release"
        value={override}
        options={[
          { value: '', text: 'As everybody' },
          ...[...new Set([...releases, ...(override ? [override] : [])])].map((one) => ({
            value: one,
            text: one,
          })),
        ]}
        onChange={onOverride}
      />
      <Select
        label="Let it fail"
        value={fault}
        options={[{ value: '', text: 'It works' }, ...faults.map((one) => ({ value: one, text: one }))]}
        onChange={onFault}
      />
    </Choices>
  );
}
