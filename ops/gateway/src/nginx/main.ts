import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { Command } from 'commander';
import { nginxConfiguration } from './nginxConfiguration.js';

interface CommandOptions {
  readonly out?: string;
  readonly name: string;
  readonly port?: string;
  readonly tlsPort: string;
  readonly certificate?: string;
  readonly key?: string;
  readonly tls: boolean;
  readonly root: string;
  readonly releases?: string;
  readonly gateway: readonly string[];
  readonly api: readonly string[];
  readonly trust: readonly string[];
  readonly user?: string;
  readonly state?: string;
  readonly brotli?: string;
}

const { env } = process;
const several = (value: string, before: readonly string[] = []) => [...before, value];

const program = new Command('npm run nginx --')
  .description(
    'Prints a whole nginx.conf for this portal: the files, the API, and the gateways that make the pages.',
  )
  .option('--out <file>', 'write it there instead')
  .option('--name <host>', 'name that people type', new URL(env.PUBLIC_URL || 'http://localhost').hostname)
  .option('--certificate <file>', 'certificate of that name, with its chain')
  .option('--key <file>', 'its key')
  .option('--no-tls', 'without encryption, behind another server that terminates TLS')
  .option('--port <number>', 'where it listens in the clear (80)')
  .option('--tls-port <number>', 'where it listens with TLS', '443')
  .option('--root <folder>', 'folder with shell/dist', REPOSITORY)
  .option('--releases <folder>', 'releases on this disk (<DATA_DIR>/releases, or none with RELEASES_URL)')
  .option('--gateway <address...>', 'a gateway (127.0.0.1:3000); repeat it for more', several)
  .option('--api <address...>', 'a process of the API (127.0.0.1:4000); repeat it for more', several)
  .option('--trust <addresses...>', 'a load balancer in front, whose X-Forwarded-For counts', several, [])
  .option('--user <name>', 'whom the workers run as')
  .option('--brotli <module>', 'ngx_http_brotli_static_module.so, to send what browsers take smaller')
  .option('--state <folder>', 'folder for the process’s own files');

program.parse();
const options = program.opts<CommandOptions & { gateway?: readonly string[]; api?: readonly string[] }>();

if (options.tls && (!options.certificate || !options.key)) {
  program.error('Give --certificate and --key, or --no-tls when a server in front terminates TLS.');
}
const text = nginxConfiguration({
  serverName: options.name,
  port: portOf('--port', options.port ?? '80'),
  tls:
    options.tls && options.certificate && options.key
      ? {
          port: portOf('--tls-port', options.tlsPort),
          certificate: resolve(options.certificate),
          key: resolve(options.key),
        }
      : null,
  shell: resolve(options.root, 'shell/dist'),
  releases: releasesOf(options.releases),
  gateways: options.gateway ?? [`127.0.0.1:${env.PORT || 3000}`],
  apis: options.api ?? [`127.0.0.1:${env.API_PORT || 4000}`],
  trusted: options.trust,
  user: options.user ?? null,
  brotli: options.brotli ?? null,
  state: options.state === undefined ? null : resolve(options.state),
});
if (options.out === undefined) process.stdout.write(text);
else writeFileSync(options.out, text);

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return program.error(`${option} ${text} is not a port: give a number from 1 to 65535.`);
}

function releasesOf(option: string | undefined): string | null {
  if (option !== undefined) return resolve(option);
  return env.RELEASES_URL ? null : resolve(REPOSITORY, env.DATA_DIR || '.data', 'releases');
}
