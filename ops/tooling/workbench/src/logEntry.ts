/** An action of the remote on the stage, or of the stage itself. */
export interface LogEntry {
  readonly kind: 'api' | 'event' | 'navigation' | 'notice' | 'title' | 'report' | 'crash' | 'stage';
  readonly text: string;
}

/** Message that carries an entry from the stage to the page around it. */
export interface LogMessage {
  readonly stage: LogEntry;
}

export function isLogMessage(message: unknown): message is LogMessage {
  return typeof message === 'object' && message !== null && 'stage' in message;
}
