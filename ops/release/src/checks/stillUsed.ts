import type { EmbedKitManifest, Manifest } from '@euro/platform/manifest';
import type { Build } from '../registry/build.js';
import type { Refusal } from '../registry/refusal.js';
import { entriesOf, type RegisteredRelease, type StoredRegistry } from '../registry/storedRegistry.js';

/**
 * Finds removed parts that are still in use: an embed that another remote shows, an event that one
 * subscribes to, an element of the kit.
 * Needs the registry, since it compares with the active releases.
 */
export function stillUsed(
  { name, manifest }: Pick<Build, 'name' | 'manifest'>,
  registry: StoredRegistry,
): Refusal[] {
  const entries = entriesOf(registry);
  const active = entries.get(name)?.active;
  if (!isRemote(manifest))
    return active && !isRemote(active.manifest) ? missedByStrangers(manifest, active.manifest) : [];
  const before = remoteOf(active);
  if (!before) return [];
  const others = [...entries].flatMap(([other, entry]) => {
    const remote = other === name ? null : remoteOf(entry.active);
    return remote ? [remote] : [];
  });

  const embeds = before.embeds
    .map(({ id }) => id)
    .filter((id) => !manifest.embeds.some((embed) => embed.id === id));
  const events = before.events.emits
    .filter((event) => !manifest.events.emits.includes(event))
    .filter((event) => !others.some((other) => other.events.emits.includes(event)));
  return [
    ...embeds.flatMap((id) =>
      refuse(name, 'embed-still-used', `no longer offers ${id}, which`, 'shows', users(id)),
    ),
    ...events.flatMap((event) =>
      refuse(name, 'event-still-heard', `no longer emits ${event}, which`, 'listens to', listeners(event)),
    ),
  ];

  function users(id: string): string[] {
    return others.filter(({ uses }) => uses.includes(id)).map((other) => other.name);
  }

  function listeners(event: string): string[] {
    return others.filter(({ events }) => events.listens.includes(event)).map((other) => other.name);
  }
}

function refuse(name: string, code: string, what: string, does: string, who: readonly string[]): Refusal[] {
  if (who.length === 0) return [];
  const sentence = `This release of ${name} ${what} ${who.join(' and ')} ${does}: keep it until they released without, or give --force.`;
  return [{ code, sentence }];
}

/** Users of the kit's elements are unknown: they are pages of other sites, which are not released together with it. */
function missedByStrangers(kit: EmbedKitManifest, before: EmbedKitManifest): Refusal[] {
  const wish = 'keep it, or give --force when nobody shows it any more';
  // The number before stays at its address, with all its elements.
  if (kit.kit === before.kit + 1) return [];
  const number =
    kit.kit === before.kit
      ? []
      : [`has number ${kit.kit}, and pages of others load /embed/v${before.kit}.js: ${wish}.`];
  const elements = before.elements
    .filter((element) => !kit.elements.includes(element))
    .map((element) => `no longer defines <${element}>, which pages of others may show: ${wish}.`);
  return [...number, ...elements].map((what) => ({
    code: 'element-still-shown',
    sentence: `This release of embeds ${what}`,
  }));
}

const isRemote = (manifest: RegisteredRelease['manifest']): manifest is Manifest => 'contract' in manifest;

function remoteOf(offered: RegisteredRelease | undefined): Manifest | null {
  return offered && isRemote(offered.manifest) ? offered.manifest : null;
}
