import type { Middleware } from 'koa';
import { withTimeBudget } from '../../infra/db/timeBudget.js';

/** Gives every call one budget for all that it waits for the database, in milliseconds. */
export function limitTime(budget: number): Middleware {
  return function limitCall(_, next) {
    return withTimeBudget(budget, next);
  };
}
