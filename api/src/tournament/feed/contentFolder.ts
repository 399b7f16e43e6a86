import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder `content` of a feed, or the product's where the feed brings none. */
export async function contentFolder(feedDirectory: string, ownDirectory: string): Promise<string> {
  const brought = join(feedDirectory, 'content');
  return access(brought).then(
    () => brought,
    () => ownDirectory,
  );
}
