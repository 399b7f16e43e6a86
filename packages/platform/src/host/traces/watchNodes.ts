import { callerOf } from './callerOf.js';
import type { Leftovers } from './leftovers.js';

const METHODS = ['append', 'appendChild', 'insertBefore', 'prepend'] as const;

/** Records the nodes that remotes add to head and body from now on, besides those of their own elements. */
export function watchNodes({ document }: Window): Leftovers {
  const added = new Map<Node, string>();
  for (const parent of [document.head, document.body]) {
    for (const method of METHODS) {
      const original: unknown = parent[method];
      if (typeof original !== 'function') continue;
      const watched = (...values: unknown[]): unknown => {
        const caller = callerOf(new Error().stack ?? '', 1);
        const nodes = method === 'insertBefore' ? values.slice(0, 1) : values;
        for (const node of nodes)
          if (caller?.isDirect && node instanceof Node) added.set(node, caller.remote);
        return Reflect.apply(original, parent, values);
      };
      Object.defineProperty(parent, method, { value: watched, configurable: true, writable: true });
    }
  }
  return {
    of: (remote) =>
      [...added].flatMap(([node, owner]) => {
        if (owner !== remote) return [];
        added.delete(node);
        const parent = node.parentNode;
        if (parent !== document.head && parent !== document.body) return [];
        const name = node.nodeName.toLowerCase();
        // A script that was loaded has run, and chunks are not loaded again.
        if (name === 'script' || name === 'link') return [];
        return [
          {
            text: `${parent.nodeName.toLowerCase()} still contains a ${name} of it`,
            undo: () => node.parentNode?.removeChild(node),
          },
        ];
      }),
  };
}
