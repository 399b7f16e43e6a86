import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** One message of an event stream. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string;
  // A test states what it expects of the data; an unknown shape fails there.
  // biome-ignore lint/suspicious/noExplicitAny: the assertions of a test are its type check
  readonly data: any;
}

/** A small EventSource without reconnection. */
export class EventReader {
  readonly events: StreamEvent[] = [];
  /** The milliseconds of each `retry` line. */
  readonly retries: number[] = [];
  comments = 0;
  isEnded = false;
  private text = '';
  private request: ClientRequest | null = null;
  private answer: IncomingMessage | null = null;

  /** Opens a stream and settles when its headers have arrived; with a body (JSON) by POST. */
  static open(url: string, headers: Record<string, string> = {}, body?: object): Promise<EventReader> {
    const reader = new EventReader();
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      reader.request = request(url, { method, headers, agent: false }, (answer) => {
        reader.answer = answer;
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => reader.read(part));
        answer.on('close', () => {
          reader.isEnded = true;
        });
        answer.on('error', () => {});
        resolve(reader);
      });
      reader.request.on('error', reject);
      reader.request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  get status(): number {
    return this.answer?.statusCode ?? 0;
  }

  get headers(): IncomingMessage['headers'] {
    return this.answer?.headers ?? {};
  }

  /** Settles once `isTrue`; a test that waits in vain fails by its time-out. */
  async until(isTrue: (reader: this) => boolean): Promise<void> {
    while (!isTrue(this)) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** The event at this place, waited for. */
  async event(index: number): Promise<StreamEvent> {
    await this.until(({ events }) => events.length > index);
    const event = this.events[index];
    if (!event) throw new Error(`There is no event ${index}.`);
    return event;
  }

  /** Takes nothing more off the line, as a phone that lost its network. */
  stall(): void {
    this.answer?.pause();
  }

  close(): void {
    this.request?.destroy();
  }

  private read(part: string): void {
    const blocks = (this.text + part).split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) this.take(block.split('\n'));
  }

  private take(lines: readonly string[]): void {
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const retry = field('retry');
    if (retry !== undefined) this.retries.push(Number(retry));
    if (lines.some((line) => line.startsWith(':'))) this.comments += 1;
    const data = field('data');
    if (data === undefined) return;
    this.events.push({ event: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) });
  }
}
