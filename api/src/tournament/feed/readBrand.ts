import type { FeedBrand } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { brandFile } from './packFiles.js';
import { readFeedFile } from './readFeedFile.js';
import { readBySchema } from './readJson.js';

const BRAND_FILE = 'brand.json';

/** Names, colours and emblem of a pack; null when it has none, or problems. */
export async function readBrand(directory: string, problems: FeedProblems): Promise<FeedBrand | null> {
  const text = await readFeedFile(directory, BRAND_FILE, problems, { isOptional: true });
  if (text === null) return null;
  const brand = readBySchema(BRAND_FILE, text, brandFile, problems);
  if (!brand) return null;
  const { $schema: _, ...rest } = brand;
  // A pack that credits nobody says nothing of EURO 2024's sources.
  return { ...rest, credits: rest.credits ?? [] };
}
