import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeIssues, embedKitManifest } from '@euro/platform/manifest';
import type { Compilation } from 'webpack';
import { z } from 'zod';
import { buildStep } from './buildStep.js';
import { scriptSizes } from './scriptSizes.js';

/** The script of the kit; its name stays, so that a page may name it in a release. */
export const KIT_ENTRY = 'embed.js';

/** Patterns of values in an address, by kind of attribute; the element itself validates further. */
const PATTERNS = {
  colour: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  whole: '^[0-9]{1,15}$',
  name: '^[a-z0-9]{1,15}$',
  slug: '^([a-z][a-z0-9-]{0,34}-[0-9]{4})?$',
  words: '^([a-z]{1,15}( [a-z]{1,15}){0,9})?$',
  string: '^[^<>]{0,80}$',
} as const;

/**
 * `elements.json`: the number of the public address, and per element the words or the kind of each attribute, and its
 * events.
 */
const declaration = z.strictObject({
  number: z.number().int().positive(),
  elements: z.record(
    z.string(),
    z.strictObject({
      attributes: z.record(
        z.string(),
        z.union([
          z.enum(Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]),
          z.array(z.string().regex(/^\w+$/)),
        ]),
      ),
      events: z.record(z.string(), z.array(z.string())),
    }),
  ),
});
type Attributes = z.infer<typeof declaration>['elements'][string]['attributes'];

interface Options {
  /** Absolute path of `elements.json`. */
  readonly declaration: string;
  readonly version: string;
}

/** Writes `manifest.json` of the kit of embeds: its declaration, checked, and its script with its integrity. */
export const kitManifest = (options: Options) =>
  buildStep('kit-manifest', 'last', ({ compilation, emit, fail }) => {
    compilation.fileDependencies.add(options.declaration);
    try {
      emit('manifest.json', `${JSON.stringify(manifestOf(options, compilation), null, 2)}\n`);
    } catch (error) {
      const problem = error instanceof z.core.$ZodError ? describeIssues(error).join('\n') : String(error);
      fail(`packages/embeds/elements.json: ${problem}`);
    }
  });

function manifestOf(options: Options, compilation: Compilation) {
  const { number, elements } = declaration.parse(JSON.parse(readFileSync(options.declaration, 'utf8')));
  const script = compilation.getAsset(KIT_ENTRY);
  if (!script) throw new Error(`no ${KIT_ENTRY} was built`);
  return embedKitManifest.parse({
    name: 'embeds',
    version: options.version,
    kit: number,
    entry: KIT_ENTRY,
    integrity: `sha384-${createHash('sha384').update(script.source.buffer()).digest('base64')}`,
    elements: Object.keys(elements),
    attributes: Object.fromEntries(
      Object.entries(elements).map(([name, { attributes }]) => [name, patternsOf(attributes)]),
    ),
    sizes: scriptSizes(compilation),
  });
}

function patternsOf(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, takes]) => [
      name,
      typeof takes === 'string' ? PATTERNS[takes] : `^(${takes.join('|')})$`,
    ]),
  );
}
