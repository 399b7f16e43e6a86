import { resolve } from 'node:path';
import * as z from 'zod';
import { startStandIns } from './startStandIns.js';

const variables = z.object({
  STAND_INS_PORT: z.coerce.number().int().min(1).max(65_535).default(4100),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
});

const parsed = variables.safeParse(process.env);
if (!parsed.success) {
  const [issue] = parsed.error.issues;
  leaveWith(`The variable ${issue?.path.join('.')} is not right: ${issue?.message}.`);
}
const { STAND_INS_PORT: port, PUBLIC_URL: publicUrl, DATA_DIR: dataDir } = parsed.data;

try {
  const standIns = await startStandIns({
    port,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataDir: resolve(dataDir),
  });
  const leave = () => void standIns.stop().then(() => process.exit(0));
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  // The parent died, and no other process would stop this one.
  process.once('disconnect', leave);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  leaveWith(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: stop what listens there, or choose another with STAND_INS_PORT.`
      : `The stand-ins cannot start on 127.0.0.1:${port}: ${message}`,
  );
}

function leaveWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
