import type { TeamRecap } from '@euro/api-contract';
import { Card, CardHeader, IconTile, ListRow, Num, token } from '@euro/design-system';
import type { Booster } from '@euro/game';
import { useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { BoosterIcon } from '../../components/BoosterIcon.js';
import { BOOSTERS } from '../../domain/boosterStandings.js';
import { boosterTexts } from '../../texts/boosterTexts.js';
import { recapTexts } from '../../texts/recapTexts.js';
import { Gain, List } from './gainParts.js';

type Played = TeamRecap['boosters'][number];

/** What each booster brought against the same matchday without it; nothing where there are none. */
export function BoosterGainsCard({ recap: { boosters: played } }: { readonly recap: TeamRecap }) {
  const t = useText(recapTexts);
  const titleId = useId();
  const { boostersEnabled } = useWorld().rules;
  const unused = boostersEnabled
    ? BOOSTERS.filter((booster) => !played.some((one) => one.booster === booster))
    : [];
  const highest = Math.max(...played.map(({ gain }) => gain ?? 0));
  if (played.length + unused.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('boosters')} />
      <List>
        {played.map((one) => (
          <PlayedRow key={one.booster} played={one} highest={highest} />
        ))}
        {unused.map((booster) => (
          <BoosterRow key={booster} booster={booster} detail={t('unused')} trailing={null} />
        ))}
      </List>
    </Card>
  );
}

interface PlayedRowProps {
  readonly played: Played;
  /** The highest gain of a booster of this team. */
  readonly highest: number;
}

function PlayedRow({ played: { booster, weekId: week, gain, without }, highest }: PlayedRowProps) {
  const t = useText(recapTexts);
  const format = useFormat();
  if (gain === null || without === null) {
    return (
      <BoosterRow
        booster={booster}
        detail={t('boosterFirst', { week })}
        trailing={<Num>{t('noGain')}</Num>}
      />
    );
  }
  const text = t(gain < 0 ? 'boosterCost' : 'boosterGain', {
    week,
    points: format.points(Math.abs(gain)),
    without: format.teamPoints(without),
  });
  return (
    <BoosterRow
      booster={booster}
      detail={
        <>
          <span>{text}</span>
          {gain > 0 && (
            <Bar aria-hidden="true">
              <i style={{ width: `${(gain / highest) * 100}%` }} />
            </Bar>
          )}
        </>
      }
      trailing={<Gain points={gain} />}
    />
  );
}

interface BoosterRowProps {
  readonly booster: Booster;
  readonly detail: ReactNode;
  readonly trailing: ReactNode;
}

function BoosterRow({ booster, detail, trailing }: BoosterRowProps) {
  const boosters = useText(boosterTexts);
  return (
    <ListRow
      leading={
        <IconTile>
          <BoosterIcon booster={booster} />
        </IconTile>
      }
      title={boosters(`name-${booster}`)}
      detail={detail}
      trailing={trailing}
    />
  );
}

const Bar = styled.span`
  display: block;
  height: 6px;
  margin-top: 6px;
  border-radius: 99px;
  background: ${token.sunken};
  i { display: block; height: 100%; border-radius: inherit; background: ${token.positiveText}; }
`;
