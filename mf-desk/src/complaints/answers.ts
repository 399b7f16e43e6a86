import type { BodyOf, Complaint } from '@euro/api-contract';

type Decision = BodyOf<'POST admin/complaints/{id}/decide'>;

/** What somebody at the desk may do about complaints; `warn` is hiding or renaming with a notice. */
export type Choice =
  | 'leave'
  | 'hide'
  | 'rename'
  | 'warn'
  | 'uncover'
  | 'mute'
  | 'suspend'
  | 'ask'
  | 'restore';

/** What is filled in for an answer. */
export interface Draft {
  readonly choice: Choice | null;
  readonly notice: string;
  /** Of a suspension: days, or `untilLifted`. */
  readonly term: string;
  readonly reason: string;
}

const MUTED_DAYS = 7;

/** The choices for complaints about a thing as it is now, the mildest first; suspending for moderators only. */
export function choicesFor(complaint: Complaint, mayModerate: boolean): readonly Choice[] {
  const { kind, decision, picture, askedBy } = complaint;
  if (decision === 'hide' || decision === 'rename') return ['restore'];
  if (decision !== null) return [];
  const own: readonly Choice[] =
    kind === 'comment'
      ? ['hide', 'warn', 'mute']
      : ['rename', 'warn', ...(picture === null ? [] : (['uncover'] as const))];
  return [
    'leave',
    ...own,
    ...(mayModerate ? (['suspend'] as const) : []),
    ...(askedBy ? [] : (['ask'] as const)),
  ];
}

/** Whether the author gets a notice. */
export function hasNotice(choice: Choice | null): boolean {
  return choice === 'warn' || choice === 'uncover' || choice === 'mute' || choice === 'suspend';
}

/** The API's answer for a choice. */
export function decisionOf(
  { kind }: Pick<Complaint, 'kind'>,
  choice: Exclude<Choice, 'ask'>,
  { notice, reason, suspendedDays }: Pick<Decision, 'suspendedDays'> & Pick<Draft, 'notice' | 'reason'>,
): Decision {
  const isWhole = choice === 'warn' || choice === 'mute' || choice === 'suspend';
  return {
    answer: isWhole ? (kind === 'comment' ? 'hide' : 'rename') : choice,
    notice: hasNotice(choice) ? notice.trim() : '',
    reason: reason.trim(),
    ...(choice === 'mute' && { mutedDays: MUTED_DAYS }),
    ...(choice === 'suspend' && { suspendedDays }),
  };
}
