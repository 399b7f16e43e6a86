import type { PublishedCompetition, ResponseOf } from '@euro/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCompetitionsQuery, useDeadlineOfQuery } from '../store/teamApi.js';

/** A competition that is played now, or can be joined. */
export interface RunningCompetition {
  readonly competition: PublishedCompetition;
  /** Null while unknown. */
  readonly deadline: ResponseOf<'GET matches/deadline-info'>['deadlineInfo'] | null;
}

const PLAYED: readonly PublishedCompetition['state'][] = ['running', 'open'];

/** The running competition, for links from finished ones; undefined while loading, null without one. */
export function useRunningCompetition(): RunningCompetition | null | undefined {
  const list = useCompetitionsQuery(undefined);
  const [competition] = PLAYED.flatMap((state) => list.data?.filter((each) => each.state === state) ?? []);
  const deadline = useDeadlineOfQuery(competition ?? skipToken);
  if (!competition) return list.data || list.error ? null : undefined;
  if (!deadline.data && !deadline.error) return undefined;
  return { competition, deadline: deadline.data ?? null };
}
