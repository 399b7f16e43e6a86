import {
  type HeldLineup,
  heldWeek,
  loadLineupsOf,
  loadTransfersOf,
  type StoredTransfer,
} from '../../teams/index.js';
import type { Season, TournamentSnapshot } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import type { PlannedMail } from '../letter.js';
import { type Addressee, loadAddressees } from './addressee.js';

/** The state of the game for the mails of one round. */
export interface PostRound {
  readonly season: Season;
  readonly snapshot: TournamentSnapshot;
  /** By the mail's id; mails without an entry are dropped. */
  readonly addressees: ReadonlyMap<number, Addressee>;
  /** Line-ups of the teams in reminders, by team. */
  readonly lineups: ReadonlyMap<number, readonly HeldLineup[]>;
  readonly transfers: ReadonlyMap<number, readonly StoredTransfer[]>;
}

/** Loads the data of a batch of mails, in a handful of statements for all of them. */
export async function loadRound(
  context: MailContext,
  mails: readonly PlannedMail[],
  { season, snapshot }: { readonly season: Season; readonly snapshot: TournamentSnapshot },
): Promise<PostRound> {
  const addressees = await loadAddressees(context, snapshot.competition.id, mails);
  const remindedTeams = mails.flatMap(({ id, kind }) => {
    const team = kind === 'deadline' ? addressees.get(id)?.team : undefined;
    return team ? [team] : [];
  });
  const teamIds = remindedTeams.map(({ id }) => id);
  const upTo = Math.max(0, ...remindedTeams.map((team) => heldWeek(team, season)));
  const [lineups, transfers] = await Promise.all([
    loadLineupsOf(context, teamIds, upTo),
    loadTransfersOf(context, teamIds),
  ]);
  return { season, snapshot, addressees, lineups, transfers };
}
