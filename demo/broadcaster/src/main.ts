import * as z from 'zod';
import { startBroadcaster } from './startBroadcaster.js';

const variables = z.object({
  BROADCASTER_PORT: z.coerce.number().int().min(1).max(65_535).default(3100),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
});

const parsed = variables.safeParse(process.env);
if (!parsed.success) {
  const [issue] = parsed.error.issues;
  leaveWith(`The variable ${issue?.path.join('.')} is not right: ${issue?.message}.`);
}
const { BROADCASTER_PORT: port, PUBLIC_URL: publicUrl } = parsed.data;

try {
  const broadcaster = await startBroadcaster({ port, portalUrl: publicUrl });
  const leave = () => void broadcaster.stop().then(() => process.exit(0));
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  // The parent died, and no other process would stop this one.
  process.once('disconnect', leave);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  leaveWith(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: stop what listens there, or choose another with BROADCASTER_PORT.`
      : `De Schelde cannot start on 127.0.0.1:${port}: ${message}`,
  );
}

function leaveWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
