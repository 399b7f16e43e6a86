import type { BaseContext } from '../../../infra/context.js';
import type { Models } from '../../../models/index.js';
import { loadNameProgress } from './nameProgress.js';
import type { NameSearch } from './nameSearch.js';
import { forgetNames, processNames, readNames } from './processNames.js';
import { storedNames } from './storedNames.js';

/** Databases for which this process has decided whether to read names before the first search. */
const preparedModels = new WeakSet<Models>();

/** The search of this installation: in the database once that has indexed many teams, else in this process. */
export async function searchNames(context: BaseContext, competitionId: number): Promise<NameSearch> {
  if (!(await isInDatabase(context))) return processNames(context, competitionId);
  forgetNames(context);
  return storedNames(context, competitionId);
}

/** Reads the names when they are searched in this process: a reader of a ranking may search in it next. */
export async function prepareNames(context: BaseContext): Promise<void> {
  if (preparedModels.has(context.models)) return;
  preparedModels.add(context.models);
  try {
    if (!(await isInDatabase(context))) await readNames(context);
  } catch (error) {
    preparedModels.delete(context.models);
    throw error;
  }
}

async function isInDatabase(context: BaseContext): Promise<boolean> {
  const { complete, highestId } = await loadNameProgress(context);
  return complete && highestId >= context.env.namesInDatabaseFrom;
}
