import {
  Badge,
  ButtonLink,
  Cluster,
  formatOrdinal,
  formatPoints,
  Heading,
  Num,
  Soft,
  Stack,
  TextLink,
} from '@euro/design-system';
import { menuVisibility } from '@euro/game';
import type { MyTeam } from '@euro/platform';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { ProofLine } from '../account/ProofLine.js';
import { homeCardTexts } from '../texts/homeCardTexts.js';
import { ownCardTexts } from '../texts/ownCardTexts.js';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  h2 { overflow-wrap: anywhere; }
`;

const Facts = styled.dl`
  display: flex;
  gap: 32px;
  & > div { display: flex; flex-direction: column-reverse; gap: 6px; }
  dt { font-size: 0.875rem; line-height: 1.2; }
`;

/** The own team: its place, and the way to its points (spec §2 "Home"). */
export function OwnTeamCard({ team }: { readonly team: MyTeam }) {
  const t = useText(homeCardTexts);
  const own = useText(ownCardTexts);
  const locale = formatLocale(useLocale());
  const { navigation, state } = usePlatform();
  const { value: matches } = useShared(state.matches);
  const deadlineWeek = matches?.deadline.deadlineWeek ?? null;
  const shows = menuVisibility({ signedIn: true, team, deadlineWeek });
  const lineup = `/team/${team.id}`;

  return (
    <>
      <Head>
        <Badge seed={team.id} src={team.badge} size={52} />
        <Heading>{team.name}</Heading>
      </Head>
      {matches && !shows.points ? (
        <Soft>{own('own.starts', { week: team.weekId })}</Soft>
      ) : (
        <Facts>
          <Fact name={own('own.points')} value={formatPoints(team.points, locale, 'always')} />
          {team.rank !== null && <Fact name={own('own.rank')} value={formatOrdinal(team.rank, locale)} />}
        </Facts>
      )}
      <Stack $gap={4}>
        <ButtonLink block href={`/points/${team.id}`}>
          {t('own.button')}
        </ButtonLink>
        {shows.team && navigation.has(lineup) && (
          <Cluster $justify="center">
            <TextLink href={lineup}>{own('own.lineup')}</TextLink>
          </Cluster>
        )}
      </Stack>
      <ProofLine />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Soft as="dt">{name}</Soft>
      <dd>
        <Num $size={28}>{value}</Num>
      </dd>
    </div>
  );
}
