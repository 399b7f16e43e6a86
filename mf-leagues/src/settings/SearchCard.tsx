import {
  Badge,
  Button,
  Card,
  CardTitle,
  Chip,
  ErrorState,
  ListRow,
  SearchField,
  Soft,
  TableSkeleton,
  useSaid,
} from '@euro/design-system';
import { ListPager, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { TeamSelect } from '../components/TeamSelect.js';
import { codeIn } from '../domain/inviteCode.js';
import { SEARCH_SIZE } from '../domain/leagueView.js';
import { useJoinLeague } from '../hooks/useJoinLeague.js';
import { useTeamChoice } from '../hooks/useTeamChoice.js';
import { useSearchQuery } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';

/** The API refuses longer searches. */
const LONGEST = 80;

/** Looking for a league by a part of its name, or by its code, and becoming a member. */
export function SearchCard() {
  const t = useText(settingsTexts);
  const [text, setText] = useState('');
  const [query, setQuery] = useState<{ name: string; page: number } | null>(null);
  const team = useTeamChoice();
  const name = text.includes('/join/') ? codeIn(text) : text.trim();

  function search(event: FormEvent) {
    event.preventDefault();
    if (name !== '') setQuery({ name: name.slice(0, LONGEST), page: 1 });
  }

  return (
    <Card $padded>
      <CardTitle>{t('searchTitle')}</CardTitle>
      <Form role="search" onSubmit={search}>
        <SearchField
          label={t('searchLabel')}
          clearLabel={t('searchClear')}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={setText}
        />
        <Button type="submit" disabledReason={name === '' ? t('searchNothing') : undefined}>
          {t('search')}
        </Button>
      </Form>
      {query && (
        <>
          <TeamSelect {...team} />
          <Found query={query} teamId={team.teamId} onPage={(page) => setQuery({ ...query, page })} />
        </>
      )}
    </Card>
  );
}

interface FoundProps {
  readonly query: { readonly name: string; readonly page: number };
  readonly teamId: number | null;
  readonly onPage: (page: number) => void;
}

function Found({ query, teamId, onPage }: FoundProps) {
  const t = useText(settingsTexts);
  const { whole } = useFormat();
  const { currentData, error, refetch } = useSearchQuery(query);
  const { joinLeague, isJoining } = useJoinLeague();
  const total = currentData?.totalRecords ?? 0;
  useSaid(currentData ? t('found', { count: total, written: whole(total) }) : null);

  if (error && !currentData) {
    return (
      <ErrorState
        title={t('searchFailed')}
        text={asFailure(error).message}
        retryText={t('retry')}
        onRetry={refetch}
      />
    );
  }
  if (!currentData) return <TableSkeleton label={t('searching')} rows={2} />;
  if (total === 0) return <None>{t('noneFound')}</None>;
  return (
    <>
      <ul>
        {currentData.data.map((league) => (
          <ListRow
            key={league.id}
            flush
            leading={<Badge seed={`league ${league.id}`} size={40} />}
            title={league.name}
            detail={t('teams', { count: league.totalTeams, written: whole(league.totalTeams) })}
            trailing={
              league.joined ? (
                <Chip tone="positive">{t('member')}</Chip>
              ) : (
                teamId !== null && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t('becomeOf', { name: league.name })}
                    loading={isJoining}
                    onClick={() => void joinLeague(league, teamId, codeOf(query.name))}
                  >
                    {t('become')}
                  </Button>
                )
              )
            }
          />
        ))}
      </ul>
      {total > SEARCH_SIZE && (
        <ListPager
          label={t('pager')}
          page={query.page}
          pages={Math.ceil(total / SEARCH_SIZE)}
          size={SEARCH_SIZE}
          total={total}
          onPage={onPage}
        />
      )}
    </>
  );
}

/** The search term if it can be a code: twelve letters and digits at least (spec §4). */
function codeOf(name: string): string | undefined {
  return /^[a-z\d]{12,}$/i.test(name.replaceAll('-', '')) ? name : undefined;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  margin: 12px 0;
`;

const None = styled(Soft)`
  padding: 8px 0;
`;
