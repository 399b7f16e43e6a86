interface FiberRoot {
  current: unknown;
}

/** The property by which React of version 17 and later finds the tree of a container. */
const CONTAINER = '__reactContainer$';

/**
 * Calls back at each render of what is in an element, until the function that it returns is called. A tree of React
 * counts its commits, also those that change nothing on the page; anything else the tasks that change the page.
 */
export function watchRenders(element: HTMLElement, onRender: () => void): () => void {
  const root = fiberRootOf(element);
  return root ? watchCommits(root, onRender) : watchMutations(element, onRender);
}

/** React replaces `current` of its root at each commit, in builds for production, too. */
function watchCommits(root: FiberRoot, onRender: () => void): () => void {
  let { current } = root;
  let isWatching = true;
  Object.defineProperty(root, 'current', {
    configurable: true,
    enumerable: true,
    get: () => current,
    set(next: unknown) {
      current = next;
      if (isWatching) onRender();
    },
  });
  return () => {
    isWatching = false;
  };
}

function watchMutations(element: HTMLElement, onRender: () => void): () => void {
  const observer = new MutationObserver(onRender);
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
}

function fiberRootOf(element: HTMLElement): FiberRoot | null {
  for (const candidate of [element, ...element.children]) {
    const key = Object.keys(candidate).find((name) => name.startsWith(CONTAINER));
    const fiber: unknown = key === undefined ? null : Reflect.get(candidate, key);
    const root: unknown = typeof fiber === 'object' && fiber ? Reflect.get(fiber, 'stateNode') : null;
    if (typeof root === 'object' && root !== null && 'current' in root) return root as FiberRoot;
  }
  return null;
}
