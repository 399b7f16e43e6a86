import { rmSync } from 'node:fs';
import { TEMPLATE } from './paths.js';

export default function globalTeardown(): void {
  const folder = process.env[TEMPLATE];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
