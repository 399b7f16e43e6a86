import type { FaultGroup, FaultyRelease } from '@euro/api-contract';
import { Callout, Card, CardHeader, Chip, Soft, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { Answer } from '../components/Answer.js';
import { DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { useFaultsQuery } from '../store/deskApi.js';
import { faultTexts } from '../texts/faultTexts.js';

const Groups = styled.details`
  grid-column: 1 / -1;
  summary { width: fit-content; padding: 4px 0; font-size: 0.875rem; font-weight: 600; cursor: pointer; }
  ul { display: grid; gap: 12px; margin: 8px 0 0; padding: 0; list-style: none; }
  li { padding-left: 12px; border-left: 3px solid ${token.line}; }
`;

const Frames = styled.ol`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`;

/** What went wrong in browsers, by section and release; each release opens to its kinds of faults. */
export function FaultsCard() {
  const t = useText(faultTexts);
  const faults = useFaultsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Answer query={faults} rows={3}>
      {({ releases, groups }) =>
        releases.length === 0 ? (
          <Callout tone="positive">{t('none')}</Callout>
        ) : (
          <Card as="section" aria-label={t('title')}>
            <CardHeader title={t('title')} aside={<Soft>{t('since')}</Soft>} />
            <DeskRows>
              {releases.map((one) => (
                <Release
                  key={`${one.remote} ${one.release}`}
                  faulty={one}
                  groups={groups.filter(
                    ({ remote, release }) => remote === one.remote && release === one.release,
                  )}
                />
              ))}
            </DeskRows>
          </Card>
        )
      }
    </Answer>
  );
}

interface ReleaseProps {
  readonly faulty: FaultyRelease;
  readonly groups: readonly FaultGroup[];
}

function Release({ faulty: { remote, release, count, lastAt }, groups }: ReleaseProps) {
  const t = useText(faultTexts);
  const { shortMoment } = useFormat();
  const facts = [
    release === null ? t('noRelease') : t('release', { release }),
    t('last', { moment: shortMoment(lastAt) }),
  ];
  return (
    <DeskRow>
      <DeskName>
        <b translate="no">{remote}</b>
        <p>{facts.join(' · ')}</p>
      </DeskName>
      <DeskStates>
        <Chip tone="warning">{t('count', { count })}</Chip>
      </DeskStates>
      {groups.length > 0 && (
        <Groups>
          <summary>{t('groups', { count: groups.length })}</summary>
          <ul>
            {groups.map((group) => (
              <Group key={[group.code, group.message, ...group.frames].join(' ')} group={group} />
            ))}
          </ul>
        </Groups>
      )}
    </DeskRow>
  );
}

function Group({ group: { code, message, frames, path, count, firstAt } }: { readonly group: FaultGroup }) {
  const t = useText(faultTexts);
  const { shortMoment } = useFormat();
  const facts = [
    t('count', { count }),
    t('first', { moment: shortMoment(firstAt) }),
    ...(path === '' ? [] : [t('page', { path })]),
  ];
  return (
    <DeskName as="li">
      <span lang="en">
        <code>{code}</code> <b>{message}</b>
      </span>
      <p>{facts.join(' · ')}</p>
      {frames.length > 0 && (
        <Frames translate="no">
          {frames.map((frame, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same place may occur twice, and no row moves.
            <li key={index}>
              <code>{frame}</code>
            </li>
          ))}
        </Frames>
      )}
    </DeskName>
  );
}
