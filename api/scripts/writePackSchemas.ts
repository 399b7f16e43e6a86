import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { competitionsDirectory } from '../src/infra/competitionsDirectory.js';
import { packSchemas } from '../src/tournament/feed/packSchemas.js';

// Writes competitions/schema again from the schemas that the import reads by: `npm run schemas -w @euro/api`.
const directory = join(competitionsDirectory(), 'schema');
await mkdir(directory, { recursive: true });
for (const [file, schema] of Object.entries(packSchemas())) {
  await writeFile(join(directory, file), `${JSON.stringify(schema, null, 2)}\n`);
}
