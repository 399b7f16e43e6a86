import type { Approval, ResponseOf } from '@euro/api-contract';
import { ButtonLink, Callout, Card, CardHeader, Chip, Skeleton } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskActions, DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { MATCHDAY_TONES } from '../components/matchdayTones.js';
import { useDeskRoles, useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useInView } from '../hooks/useInView.js';
import { useApprovalsQuery } from '../overview/approvalsApi.js';
import { FiguresCard } from '../overview/FiguresCard.js';
import { useOverviewQuery } from '../store/deskApi.js';
import { deskTexts } from '../texts/deskTexts.js';
import { matchdayTexts } from '../texts/matchdayTexts.js';

const FaultsCard = lazyPage(() => import('../overview/FaultsCard.js').then((module) => module.FaultsCard));
const PulseCard = lazyPage(
  () => import('../overview/PulseCard.js').then((module) => module.PulseCard),
  <Skeleton $height={132} $radius={16} />,
);
const HeldCard = lazyPage(() => import('../overview/HeldCard.js').then((module) => module.HeldCard));

type OverviewData = ResponseOf<'GET admin/overview'>;

/** Polling interval, in milliseconds. */
const PAUSE = 30_000;

/** The state of the game, and open tasks. */
export function OverviewPage() {
  return (
    <DeskFrame place="overview">
      <Overview />
    </DeskFrame>
  );
}

/** Everything for operators; what waits for everybody of the desk. */
function Overview() {
  const isInView = useInView();
  const { data } = useApprovalsQuery(undefined, {
    pollingInterval: isInView ? PAUSE : 0,
    refetchOnMountOrArgChange: true,
  });
  const approvals = data?.approvals ?? [];
  const may = useDeskRoles();
  return may('operator') ? <OverviewAnswer approvals={approvals} /> : <OnlyApprovals approvals={approvals} />;
}

interface Approvals {
  readonly approvals: readonly Approval[];
}

function OnlyApprovals({ approvals }: Approvals) {
  const t = useText(matchdayTexts);
  if (approvals.length > 0) return <HeldCard approvals={approvals} />;
  return <Callout tone="positive">{t('waiting.none')}</Callout>;
}

function OverviewAnswer({ approvals }: Approvals) {
  const isInView = useInView();
  const mayEverywhere = useRolesEverywhere();
  const overview = useOverviewQuery(undefined, {
    pollingInterval: isInView ? PAUSE : 0,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Answer query={overview}>
      {(overview) => (
        <>
          {approvals.length + (overview.held ?? []).length > 0 && (
            <HeldCard held={overview.held} approvals={approvals} />
          )}
          <Waiting overview={overview} />
          <FiguresCard overview={overview} />
          {mayEverywhere('operator') && <PulseCard />}
          {mayEverywhere('operator') && <FaultsCard />}
          <MatchdaysCard matchdays={overview.matchdays} />
        </>
      )}
    </Answer>
  );
}

function Waiting({ overview: { matchdays, counts } }: { readonly overview: OverviewData }) {
  const t = useText(matchdayTexts);
  const place = useText(deskTexts);
  const mayEverywhere = useRolesEverywhere();
  const playedMatchdays = matchdays.filter(
    ({ state, finished, matches }) => state !== 'confirmed' && matches > 0 && finished === matches,
  );
  const { waitingComplaints = 0, waitingConversations, openOrders, paymentMismatches } = counts;
  const tasks = [
    ...playedMatchdays.map(({ weekId }) => ({
      text: t('waiting.matchday', { week: weekId }),
      to: 'matchdays' as const,
      href: '/desk/matchdays',
    })),
    ...(waitingConversations === 0 || !mayEverywhere('support')
      ? []
      : [
          {
            text: t('waiting.help', { count: waitingConversations }),
            to: 'help' as const,
            href: '/desk/help',
          },
        ]),
    ...(waitingComplaints === 0 || !mayEverywhere('support')
      ? []
      : [
          {
            text: t('waiting.complaints', { count: waitingComplaints }),
            to: 'complaints' as const,
            href: '/desk/complaints',
          },
        ]),
    ...(paymentMismatches === 0
      ? []
      : [
          {
            text: t('waiting.mismatches', { count: paymentMismatches }),
            to: 'orders' as const,
            href: '/desk/orders?mismatch=waiting',
          },
        ]),
    ...(openOrders === 0
      ? []
      : [
          {
            text: t('waiting.orders', { count: openOrders }),
            to: 'orders' as const,
            href: '/desk/orders?status=open',
          },
        ]),
  ];
  if (tasks.length === 0) return <Callout tone="positive">{t('waiting.none')}</Callout>;
  return (
    <Card aria-label={t('waiting')}>
      <CardHeader title={t('waiting')} />
      <DeskRows>
        {tasks.map(({ text, to, href }) => (
          <DeskRow key={text}>
            <DeskName>{text}</DeskName>
            <DeskActions>
              <ButtonLink variant="secondary" size="small" href={href}>
                {place(to)}
              </ButtonLink>
            </DeskActions>
          </DeskRow>
        ))}
      </DeskRows>
    </Card>
  );
}

function MatchdaysCard({ matchdays }: { readonly matchdays: OverviewData['matchdays'] }) {
  const t = useText(matchdayTexts);
  const place = useText(deskTexts);
  return (
    <Card aria-label={place('matchdays')}>
      <CardHeader title={place('matchdays')} />
      <DeskRows>
        {matchdays.map(({ weekId, state, finished, matches }) => (
          <DeskRow key={weekId}>
            <DeskName>
              <b>{t('matchday', { week: weekId })}</b>
              <p>{t('played', { finished, matches })}</p>
            </DeskName>
            <DeskStates>
              <Chip tone={MATCHDAY_TONES[state]}>{t(`state.${state}`)}</Chip>
            </DeskStates>
          </DeskRow>
        ))}
      </DeskRows>
    </Card>
  );
}
