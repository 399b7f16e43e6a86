import type { Manager } from '../kit/managers.js';
import type { Program } from '../kit/programs.js';
import { saveRequest } from '../kit/saveRequest.js';
import type { Figure } from './figures.js';
import { MANAGERS, sendAll, shareSentBack } from './measureReads.js';
import type { Product } from './product.js';
import type { Stage } from './stage.js';

/** Saves of each manager, one after the other. */
const SAVES = 6;

/** All managers save concurrently, each their own team. */
export async function measureSaves(
  stage: Stage,
  { api, clients }: { readonly api: Product; readonly clients: Program },
): Promise<Figure[]> {
  const { answer: managers } = await stage.ask<Manager[]>('signIn', { count: MANAGERS });
  const before = { api: await api.usage(), database: stage.databaseCpu() };
  const requests = Array.from({ length: SAVES }, (_, save) =>
    managers.map((one) => saveRequest(one, save)),
  ).flat();
  const load = { port: api.port, requests, clients: managers.length, until: { requests: requests.length } };
  const result = await sendAll(clients, load);
  const { perSecond, median, p99 } = result;
  const each = (cpu: number) => cpu / result.requests;
  const { cpu } = await api.usage();
  const database = stage.databaseCpu();
  const step = 'saves';
  return [
    { step, what: `saves of ${managers.length} managers at once`, unit: 'a second', value: perSecond },
    { step, what: 'saves sent back for a later try', unit: '%', value: shareSentBack(result) },
    { step, what: 'a save, half of them', unit: 'ms', value: median },
    { step, what: 'a save, 99 of 100', unit: 'ms', value: p99 },
    { step, what: 'a save, CPU of Node', unit: 'ms', value: each(cpu - before.api.cpu) },
    ...(database === null || before.database === null
      ? []
      : [{ step, what: 'a save, CPU of the database', unit: 'ms', value: each(database - before.database) }]),
  ];
}
