import type { ResponseOf } from '@euro/api-contract';
import { CrownedName, Dialog } from '@euro/design-system';
import { draftFromLineup } from '@euro/game';
import { commonTexts, PitchNote, premiumTexts, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { BoosterIcon } from '../../components/BoosterIcon.js';
import { SquadPitch } from '../../components/SquadPitch.js';
import { boosterTexts } from '../../texts/boosterTexts.js';
import { spyTexts } from '../../texts/spyTexts.js';

export interface SpyDialogProps {
  spiedTeam: ResponseOf<'POST team/{id}/spy'>;
  onClose: () => void;
}

/** Another team's lineup for the coming matchday, to be looked at only. */
export function SpyDialog({ spiedTeam, onClose }: SpyDialogProps) {
  const world = useWorld();
  const t = useText(spyTexts);
  const common = useText(commonTexts);
  const premium = useText(premiumTexts);
  const { weekId, teamName, user, booster } = spiedTeam;
  const draft = useMemo(() => {
    const { starting, bench, captainId, viceCaptainId } = spiedTeam;
    const lineup = { starting, bench, captainId: captainId ?? -1, viceCaptainId: viceCaptainId ?? -1 };
    return draftFromLineup(lineup, world.gamePlayers, world.rules);
  }, [spiedTeam, world]);
  const manager = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      title={t('dialogTitle', { week: weekId })}
      description={t('dialogText')}
    >
      <Whose>
        <b>
          <CrownedName name={teamName} premiumLabel={user.premium ? premium('premium') : undefined} />
        </b>
        {manager && <span>{` · ${manager}`}</span>}
      </Whose>
      <SquadPitch
        dense
        draft={draft}
        weekId={weekId}
        booster={booster}
        note={booster && <Played booster={booster} week={weekId} />}
        benchHint={null}
      />
    </Dialog>
  );
}

function Played({
  booster,
  week,
}: {
  booster: NonNullable<SpyDialogProps['spiedTeam']['booster']>;
  week: number;
}) {
  const t = useText(spyTexts);
  const boosters = useText(boosterTexts);
  return (
    <PitchNote>
      <BoosterIcon booster={booster} />
      <span>{t('booster', { booster: boosters(`name-${booster}`), week })}</span>
    </PitchNote>
  );
}

const Whose = styled.p`
  margin-bottom: 12px;
  overflow-wrap: anywhere;
`;
