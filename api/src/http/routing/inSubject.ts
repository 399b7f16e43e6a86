import type { BaseContext, CompetitionSubject } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { inCompetition } from '../../infra/inCompetition.js';
import type { Caller } from './caller.js';

/** Who asks; null: a stranger. A function where nobody is identified unless a draft is asked for. */
type Reader = Pick<Caller, 'roles'> | null;

/**
 * The context of the competition that a call names; without a subject the one that is given. A draft is there for
 * operators alone.
 * @throws the refusal `not-found` to everybody else
 */
export async function inSubject<C extends BaseContext>(
  context: C,
  subject: CompetitionSubject | undefined,
  reader: Reader | (() => Promise<Reader>) = null,
): Promise<C> {
  if (!subject) return context;
  const id = await context.findCompetition(subject);
  if (id === null) return context;
  const entry = (await context.competitions()).find((one) => one.id === id);
  if (entry?.state === 'draft') {
    const { roles } = (typeof reader === 'function' ? await reader() : reader) ?? {};
    if (!roles?.has('operator')) throw new Refusal('not-found');
  }
  return inCompetition(context, id);
}
