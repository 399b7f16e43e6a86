import { type Breakage, compareNamed } from '../breakage.js';
import { compareSchemas } from '../schema/compareSchemas.js';
import type { PromisedPlatform } from './describePlatform.js';
import type { PromisedModule } from './describeShared.js';

/** What was released of the portal's side and is promised no longer; the types are held by the compiler. */
export function comparePlatforms(before: PromisedPlatform, now: PromisedPlatform): Breakage[] {
  return [
    ...compareSchemas(before.manifest, now.manifest, 'taken', 'manifest').map(({ path, what }) => ({
      where: 'manifest.json',
      what: `${path} ${what}`,
      hurts: 'released remotes: the registry would no longer take them',
      instead: 'Make it optional with a default, and take what was taken.',
    })),
    ...compareNamed(before.modules, now.modules, compareModule),
    ...compareNamed(before.embeds, now.embeds, compareEmbed),
    ...before.emits
      .filter((event) => !now.emits.includes(event))
      .map((event) => ({
        where: `event ${event}`,
        what: 'is told by no remote any more',
        hurts: 'released remotes that listen to it',
        instead: `Tell it beside the new one; or let another remote tell it.`,
      })),
  ];
}

function compareModule(request: string, before: PromisedModule, now: PromisedModule | undefined): Breakage[] {
  const told = (what: string, instead: string): Breakage => ({
    where: `module ${request}`,
    what,
    hurts: 'released remotes, which take it from the shell as they run',
    instead,
  });
  if (!now) return [told('is no longer handed out', 'Keep it in tooling/src/webpack/shared.ts.')];
  const names = now.names;
  const lost = names ? (before.names ?? []).filter((name) => !names.includes(name)) : [];
  return [
    ...(now.major === before.major
      ? []
      : [told(`is version ${now.major}, where it was ${before.major}`, 'Stay on the major version.')]),
    ...lost.map((name) =>
      told(`no longer has ${name}`, 'Keep exporting it, as another name for what is new if need be.'),
    ),
  ];
}

function compareEmbed(
  id: string,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>> | undefined,
): Breakage[] {
  const told = (what: string, instead: string): Breakage => ({
    where: `embed ${id}`,
    what,
    hurts: 'released remotes that show it in their pages',
    instead,
  });
  if (!now) return [told('was removed', 'Keep it, and offer the new one under the next number beside it.')];
  const ofProps = Object.entries(before).flatMap(([prop, kind]) => {
    const kindNow = now[prop];
    if (kindNow === kind || kindNow === `${kind}?`) return [];
    return kindNow === undefined
      ? [told(`no longer looks at ${prop}`, 'Keep it.')]
      : [told(`wants ${prop} as ${kindNow}, where it was ${kind}`, 'Take what was taken.')];
  });
  const demanded = Object.entries(now).filter(([prop, kind]) => !(prop in before) && !kind.endsWith('?'));
  return [...ofProps, ...demanded.map(([prop]) => told(`must now be given ${prop}`, 'Make it optional.'))];
}
