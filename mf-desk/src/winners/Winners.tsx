import type { PrizeClaimState, PrizeWinner } from '@euro/api-contract';
import { Card, Select } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { Csv } from '../components/Csv.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { useFilters } from '../hooks/useFilters.js';
import { winnerTexts } from '../texts/winnerTexts.js';
import { ClaimDialog } from './ClaimDialog.js';
import { WinnerRow } from './WinnerRow.js';
import { useWinnersQuery } from './winnersApi.js';

const SIZE = 50;
const STATES = ['none', 'asked', 'claimed', 'sent', 'declined'] as const;
const FILES = { 'GET admin/exports/winners': {} };

interface Asked {
  readonly winner: PrizeWinner;
  readonly action: PrizeClaimState;
}

/** The winners of the competition's prizes, and the next step of each. */
export function Winners() {
  const t = useText(winnerTexts);
  const { values, page, choose, toPage } = useFilters('state');
  const [asked, setAsked] = useState<Asked | null>(null);
  const state = STATES.find((one) => one === values.state);
  const query = useWinnersQuery(
    { pageNumber: page, pageRecords: SIZE, ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Card>
        <DeskTools role="search" onSubmit={(event) => event.preventDefault()}>
          <Select
            label={t('state')}
            value={state ?? ''}
            options={[
              { value: '', text: t('every') },
              ...STATES.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(value) => choose('state', value)}
          />
        </DeskTools>
      </Card>
      <Answer
        query={query}
        empty={{
          when: ({ totalRecords }) => totalRecords === 0,
          title: t('empty'),
          text: t(state ? 'empty.state' : 'empty.text'),
        }}
      >
        {({ winners, totalRecords }) => (
          <>
            <Card as="section" aria-label={t('list')} aria-busy={query.isFetching}>
              <DeskRows>
                {winners.map((winner) => (
                  <WinnerRow
                    key={`${winner.prize} ${winner.ranking} ${winner.firstWeek} ${winner.lastWeek} ${winner.team.id}`}
                    winner={winner}
                    onAction={(action) => setAsked({ winner, action })}
                  />
                ))}
              </DeskRows>
              <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
            </Card>
            <Csv files={FILES} />
          </>
        )}
      </Answer>
      {asked && <ClaimDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
