import type { MessageParams } from '@euro/game';

/** A broken rule as the API returns it. */
export interface RuleIssue {
  readonly code: string;
  readonly params: MessageParams;
}

/** The broken rules in `details.issues` of the API's `lineup-invalid`; unreadable ones are left out. */
export function issuesOf(details: unknown): RuleIssue[] {
  const issues: unknown = isRecord(details) ? details.issues : undefined;
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown) =>
    isRecord(issue) && typeof issue.code === 'string'
      ? [{ code: issue.code, params: isRecord(issue.params) ? (issue.params as MessageParams) : {} }]
      : [],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
