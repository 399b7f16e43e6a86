import type { TeamChanges } from '@euro/api-contract';
import { type PlannedTransfer, type Tenths, toMillions } from '@euro/game';
import type { StoredLineup } from '../storedLineup.js';

/** The changes of a saved squad or lineup; unchanged parts are absent. */
export function describeLineup(before: StoredLineup, after: StoredLineup): TeamChanges {
  const heldBefore = [...before.starting, ...before.bench];
  const heldAfter = [...after.starting, ...after.bench];
  return {
    playersIn: someOf(heldAfter.filter((id) => !heldBefore.includes(id))),
    playersOut: someOf(heldBefore.filter((id) => !heldAfter.includes(id))),
    toPitch: someOf(after.starting.filter((id) => before.bench.includes(id))),
    toBench: someOf(after.bench.filter((id) => before.starting.includes(id))),
    benchOrder: before.bench.join() === after.bench.join() ? undefined : fromTo(before.bench, after.bench),
    ...describeArmbands(before, after),
    moneyLeft: describeMoney(before.moneyLeft, after.moneyLeft),
  };
}

/** A team's first squad. */
export function describeNewSquad(squad: StoredLineup, budget: Tenths): TeamChanges {
  return {
    playersIn: [...squad.starting, ...squad.bench],
    captain: { from: null, to: squad.captainId },
    viceCaptain: { from: null, to: squad.viceCaptainId },
    moneyLeft: describeMoney(budget, squad.moneyLeft),
  };
}

type Armbands = Pick<StoredLineup, 'captainId' | 'viceCaptainId'>;

export function describeArmbands(before: Armbands, after: Armbands): TeamChanges {
  return {
    captain: describeValue(before.captainId, after.captainId),
    viceCaptain: describeValue(before.viceCaptainId, after.viceCaptainId),
  };
}

export function describeMoney(before: Tenths, after: Tenths): TeamChanges['moneyLeft'] {
  return describeValue(toMillions(before), toMillions(after));
}

export function describeTransfer({ outId, inId, outPrice, inPrice, extra }: PlannedTransfer) {
  return { outId, inId, outPrice: toMillions(outPrice), inPrice: toMillions(inPrice), extra: Boolean(extra) };
}

/** Undefined for an unchanged part. */
export function describeValue<T extends string | number | boolean>(from: T, to: T) {
  return from === to ? undefined : { from, to };
}

function fromTo(from: readonly number[], to: readonly number[]) {
  return { from: [...from], to: [...to] };
}

function someOf(ids: number[]): number[] | undefined {
  return ids.length === 0 ? undefined : ids;
}
