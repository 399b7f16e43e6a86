/** What a remote did on the stage, or what was done to it. */
export interface LogEntry {
  readonly kind: 'api' | 'event' | 'navigation' | 'notice' | 'title' | 'report' | 'crash' | 'stage';
  readonly text: string;
}

/** How an entry goes from the stage to the strip around it. */
export interface LogMessage {
  readonly stage: LogEntry;
}

export function isLogMessage(message: unknown): message is LogMessage {
  return typeof message === 'object' && message !== null && 'stage' in message;
}
