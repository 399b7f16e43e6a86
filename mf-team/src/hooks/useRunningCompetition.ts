import type { PublishedCompetition, ResponseOf } from '@euro/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCompetitionsQuery, useDeadlineOfQuery } from '../store/teamApi.js';

/** A competition that is played now, or can be joined. */
export interface RunningCompetition {
  readonly competition: PublishedCompetition;
  /** Null where it is not known. */
  readonly deadline: ResponseOf<'GET matches/deadline-info'>['deadlineInfo'] | null;
}

const PLAYED: readonly PublishedCompetition['state'][] = ['running', 'open'];

/** Where to go from a competition that is over; undefined while loading, null where nothing is played. */
export function useRunningCompetition(): RunningCompetition | null | undefined {
  const list = useCompetitionsQuery(undefined);
  const [competition] = PLAYED.flatMap((state) => list.data?.filter((each) => each.state === state) ?? []);
  const deadline = useDeadlineOfQuery(competition ?? skipToken);
  if (!competition) return list.data || list.error ? null : undefined;
  if (!deadline.data && !deadline.error) return undefined;
  return { competition, deadline: deadline.data ?? null };
}
