import type { OperatorCompetition } from '@euro/api-contract';
import { Button, ButtonLink, Card, CardHeader, Chip, type ChipTone } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskActions, DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useCompetitionsQuery } from '../store/deskApi.js';
import { competitionTexts } from '../texts/competitionTexts.js';
import { ImportCard } from './ImportCard.js';
import { LiveFeedLine } from './LiveFeedLine.js';
import { StateDialog } from './StateDialog.js';
import { useCompetitionName } from './useCompetitionName.js';

const TONES = {
  draft: 'neutral',
  open: 'positive',
  running: 'warning',
  finished: 'brand',
  archived: 'neutral',
} as const satisfies Record<OperatorCompetition['state'], ChipTone>;

/** Every competition with its state, and importing packs. */
export function Competitions() {
  const t = useText(competitionTexts);
  const query = useCompetitionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayEverywhere = useRolesEverywhere();
  const [selected, setSelected] = useState<OperatorCompetition | null>(null);
  return (
    <>
      <Answer
        query={query}
        empty={{
          when: ({ competitions, packs }) => competitions.length === 0 && packs.length === 0,
          title: t('none'),
          text: t('none.text'),
        }}
      >
        {({ competitions, packs }) => (
          <>
            <Card aria-label={t('list')} aria-busy={query.isFetching}>
              <CardHeader title={t('list')} />
              <DeskRows>
                {competitions.map((competition) => (
                  <CompetitionRow
                    key={competition.id}
                    competition={competition}
                    onState={() => setSelected(competition)}
                  />
                ))}
              </DeskRows>
            </Card>
            {mayEverywhere('operator') && <ImportCard packs={packs} competitions={competitions} />}
          </>
        )}
      </Answer>
      {selected && <StateDialog competition={selected} onClose={() => setSelected(null)} />}
    </>
  );
}

interface CompetitionRowProps {
  readonly competition: OperatorCompetition;
  readonly onState: () => void;
}

function CompetitionRow({ competition, onState }: CompetitionRowProps) {
  const t = useText(competitionTexts);
  const { shortMoment } = useFormat();
  const nameOf = useCompetitionName();
  const { id, competitionFeed, seasonId, slug, state, now, nextDeadline, counts, liveFeed } = competition;
  const name = nameOf(competition);
  const { teams, leagues, clubs, players, matches } = counts;
  function address(): string {
    if (slug === null) return t('noPages');
    return slug === '' ? t('standard') : `/${slug}`;
  }
  return (
    <DeskRow>
      <DeskName>
        <b>{name}</b>
        <p>{`${competitionFeed} ${seasonId} · ${address()}`}</p>
        <p>
          {`${t('clock', { moment: shortMoment(now) })} · ${
            nextDeadline
              ? t('deadline', { week: nextDeadline.weekId, moment: shortMoment(nextDeadline.at) })
              : t('deadline.none')
          }`}
        </p>
        <p>{t('counts', { teams, leagues, clubs, players, matches })}</p>
        {/* APIs before this release have no feeds. */}
        {liveFeed && <LiveFeedLine feed={liveFeed} />}
      </DeskName>
      <DeskStates>
        <Chip tone={TONES[state]}>{t(state)}</Chip>
      </DeskStates>
      <DeskActions>
        <Button variant="secondary" size="small" aria-label={t('stateOf', { name })} onClick={onState}>
          {t('state')}
        </Button>
        <ButtonLink
          variant="secondary"
          size="small"
          href={`/desk/competitions/${id}`}
          aria-label={t('settingsOf', { name })}
        >
          {t('settings')}
        </ButtonLink>
      </DeskActions>
    </DeskRow>
  );
}
