// De Schelde, another company's site with embeds: its server as a process beside the demo.
import { join } from 'node:path';
import { portProblem } from './ports.mjs';
import { broadcasterEnvironment } from './settings.mjs';
import { REPOSITORY } from './workspace.mjs';

/** @returns {Promise<string | null>} a problem in one sentence when it is enabled and its port is unusable */
export async function broadcasterPortProblem({ broadcasterPort }) {
  return broadcasterPort === 0 ? null : portProblem(broadcasterPort, '127.0.0.1', 'BROADCASTER_PORT');
}

/** @returns {string} its address; empty where it is disabled */
export function describeBroadcaster({ broadcasterPort }) {
  if (broadcasterPort === 0) return '';
  const site = `http://127.0.0.1:${broadcasterPort}`;
  return `De Schelde, a page of another site with embeds: ${site}\nand as a federation host of its own: ${site}/federatie.html\n`;
}

/** Starts it unless it is disabled. */
export function startBroadcaster(children, settings) {
  if (settings.broadcasterPort === 0) return;
  const server = join(REPOSITORY, 'demo/broadcaster/dist/main.js');
  children.start('broadcaster', [server], broadcasterEnvironment(settings));
}
