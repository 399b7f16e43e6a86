import { setTimeout as pause } from 'node:timers/promises';
import { REPOSITORY } from '@euro/release';
import { programsOf } from '../../kit/environment.js';
import type { ServerProcess } from '../../kit/serverProcess.js';
import type { Cluster } from '../cluster/cluster.js';

/** Milliseconds in which nginx's old workers finish their requests. */
const RELOADS_MS = 3_000;

/** A step of a new version, as docs/guides/deploy.md numbers them. */
export type Note = (step: string) => void;

/**
 * Replaces every process by one of a clone, in the order of docs/guides/deploy.md: migrate, workers, API processes,
 * gateways, nginx. Each is stopped politely, and the next one follows when the new one says that it is ready.
 */
export async function rollOver(cluster: Cluster, note: Note, root = REPOSITORY): Promise<void> {
  const programs = programsOf(root);
  note('migrate');
  await cluster.command(['migrate'], {}, root);
  for (const { server } of [...cluster.workers, ...cluster.apis]) await replace(server, programs.api, note);
  for (const gateway of cluster.gateways) await replace(gateway, programs.gateway, note);
  note('nginx -s reload');
  cluster.nginx.reload();
  await pause(RELOADS_MS);
}

async function replace(server: ServerProcess, main: string, note: Note): Promise<void> {
  note(server.name);
  await server.stop();
  await server.start(main);
}
