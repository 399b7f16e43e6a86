import { type Breakage, compareNamed } from '../breakage.js';
import { compareSchemas } from '../schema/compareSchemas.js';
import type { PromisedPlatform } from './describePlatform.js';
import type { PromisedModule } from './describeShared.js';

/** Lists the incompatible changes of the platform since its release; the compiler checks the types. */
export function comparePlatforms(before: PromisedPlatform, now: PromisedPlatform): Breakage[] {
  return [
    ...compareSchemas(before.manifest, now.manifest, 'input', 'manifest').map(({ path, what }) => ({
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
        what: 'is emitted by no remote any more',
        hurts: 'released remotes that listen to it',
        instead: `Tell it beside the new one; or let another remote tell it.`,
      })),
  ];
}

function compareModule(request: string, before: PromisedModule, now: PromisedModule | undefined): Breakage[] {
  const breakage = (what: string, instead: string): Breakage => ({
    where: `module ${request}`,
    what,
    hurts: 'released remotes, which take it from the shell as they run',
    instead,
  });
  if (!now) return [breakage('is no longer handed out', 'Keep it in ops/release/src/build/shared.ts.')];
  const names = now.names;
  const lostNames = names ? (before.names ?? []).filter((name) => !names.includes(name)) : [];
  return [
    ...(now.major === before.major
      ? []
      : [breakage(`is version ${now.major}, where it was ${before.major}`, 'Stay on the major version.')]),
    ...lostNames.map((name) =>
      breakage(`no longer has ${name}`, 'Keep exporting it, as another name for what is new if need be.'),
    ),
  ];
}

function compareEmbed(
  id: string,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>> | undefined,
): Breakage[] {
  const breakage = (what: string, instead: string): Breakage => ({
    where: `embed ${id}`,
    what,
    hurts: 'released remotes that show it in their pages',
    instead,
  });
  if (!now)
    return [breakage('was removed', 'Keep it, and offer the new one under the next number beside it.')];
  const ofProps = Object.entries(before).flatMap(([prop, kind]) => {
    const kindNow = now[prop];
    if (kindNow === kind || kindNow === `${kind}?`) return [];
    return kindNow === undefined
      ? [breakage(`no longer looks at ${prop}`, 'Keep it.')]
      : [breakage(`wants ${prop} as ${kindNow}, where it was ${kind}`, 'Take what was taken.')];
  });
  const newRequiredProps = Object.entries(now).filter(
    ([prop, kind]) => !(prop in before) && !kind.endsWith('?'),
  );
  return [
    ...ofProps,
    ...newRequiredProps.map(([prop]) => breakage(`must now be given ${prop}`, 'Make it optional.')),
  ];
}
