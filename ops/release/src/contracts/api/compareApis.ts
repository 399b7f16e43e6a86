import { buildSchema, findBreakingChanges } from 'graphql';
import { type Breakage, compareNamed } from '../breakage.js';
import { compareSchemas, type Direction } from '../schema/compareSchemas.js';
import type { JsonSchema } from '../schema/jsonSchema.js';
import type { PromisedApi, PromisedCall } from './describeApi.js';

const READERS = 'released remotes, embeds and readers of the open data that take this answer';
const CALLERS = 'released remotes and others who make this call';

/** Lists the incompatible changes of the API since its release. */
export function compareApis(before: PromisedApi, now: PromisedApi): Breakage[] {
  return [
    ...compareNamed(before.calls, now.calls, compareCall),
    ...compareNamed(before.errors, now.errors, compareStatus),
    ...compareChats(before.chat, now.chat),
  ];
}

function compareCall(where: string, before: PromisedCall, now: PromisedCall | undefined): Breakage[] {
  if (!now) {
    return [{ where, what: 'was removed', hurts: CALLERS, instead: 'Keep it, and let it answer as it did.' }];
  }
  return [
    ...comparePolicies(where, before, now),
    ...compareParts(where, 'input', 'params', before.params, now.params),
    ...compareParts(where, 'input', 'query', before.query, now.query),
    ...compareParts(where, 'input', 'body', before.body, now.body),
    ...compareParts(where, 'output', 'answer', before.response, now.response),
    ...before.errors
      .filter((code) => !now.errors.includes(code))
      .map((code) => ({
        where,
        what: `no longer refuses as ${code}`,
        hurts: 'released remotes that know what to do about this code, and would no longer hear it',
        instead: 'Leave it in the list, also when it hardly comes; new codes may stand beside it.',
      })),
  ];
}

/** Compares access and headers of a call, without its schemas. */
function comparePolicies(where: string, before: PromisedCall, now: PromisedCall): Breakage[] {
  const breakage = (isBroken: boolean, what: string, hurts: string, instead: string): Breakage[] =>
    isBroken ? [{ where, what, hurts, instead }] : [];
  return [
    ...breakage(
      now.access === 'session' && before.access !== 'session',
      'may no longer be called without a session',
      'visitors, embeds and other sites',
      'Leave out of the open answer what is private, and give that by another call.',
    ),
    ...breakage(
      now.role !== undefined && now.role !== before.role && before.role !== 'operator',
      `may now be called by the role ${now.role} only`,
      CALLERS,
      'Make another call for those who hold the role.',
    ),
    ...breakage(
      before.openData === true && !now.openData,
      'is no longer open data',
      'other sites that read it',
      'Keep openData, and give what is private by another call.',
    ),
    ...breakage(
      before.keyed === true && !now.keyed,
      'no longer knows Idempotency-Key',
      'released remotes that send it again after a lost line: it would be done twice',
      'Keep keyed.',
    ),
    ...breakage(
      before.form === true && !now.form,
      'no longer takes a form',
      'mail programs and the payment provider',
      'Keep form.',
    ),
    ...breakage(
      before.multipart !== now.multipart,
      before.multipart
        ? `no longer takes its file in the field ${before.multipart}`
        : 'takes a form instead of JSON',
      CALLERS,
      'Make another call for it.',
    ),
    ...breakage(
      before.file !== now.file,
      before.file ? 'no longer answers a file' : 'answers a file instead of JSON',
      CALLERS,
      'Make another call for it.',
    ),
  ];
}

function compareParts(
  where: string,
  direction: Direction,
  part: string,
  before: JsonSchema | undefined,
  now: JsonSchema | undefined,
): Breakage[] {
  const nothing: JsonSchema = { type: 'object', properties: {} };
  return compareSchemas(before ?? nothing, now ?? nothing, direction, part).map(({ path, what }) => ({
    where,
    what: `${path} ${what}`,
    hurts: direction === 'output' ? READERS : CALLERS,
    instead:
      direction === 'output'
        ? 'Keep what is there as it is, and tell what is new in a field beside it.'
        : 'Make it optional with a default, and take what was taken.',
  }));
}

function compareStatus(code: string, before: number, now: number | undefined): Breakage[] {
  if (now === before) return [];
  return [
    {
      where: `error ${code}`,
      what: now === undefined ? 'was removed' : `is answered with ${now}, where it was ${before}`,
      hurts: 'released remotes and others who act on it',
      instead: 'Keep it, and make a code of its own for what is new.',
    },
  ];
}

function compareChats(before: string, now: string): Breakage[] {
  return findBreakingChanges(buildSchema(before), buildSchema(now)).map(({ description }) => ({
    where: 'POST graphql',
    what: description.replace(/\.$/, ''),
    hurts: 'released remotes with the chat in them',
    instead: 'Keep what is there, and add fields or optional arguments beside it.',
  }));
}
