import type { BodyOf, Complaint } from '@euro/api-contract';

export type Answer = BodyOf<'POST admin/complaints/{id}/decide'>['answer'];

/** The answers to complaints about a thing as it is now, the mildest first. */
export function answersTo({ kind, decision, picture }: Complaint): readonly Answer[] {
  if (decision === 'hide' || decision === 'rename') return ['restore'];
  if (decision !== null) return [];
  if (kind === 'comment') return ['leave', 'hide'];
  return ['leave', 'rename', ...(picture === null ? [] : (['uncover'] as const))];
}
