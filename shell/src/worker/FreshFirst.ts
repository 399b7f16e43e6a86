import { Strategy, type StrategyHandler } from 'workbox-strategies';

interface FreshFirstOptions {
  /** Time-out of the network, milliseconds; then the stored response is used, if there is one. */
  readonly timeoutMs: number;
  /** The stored response. */
  readonly fromStore: (request: Request, handler: StrategyHandler) => Promise<Response | undefined>;
  /** Called with each response of the network, also with one that comes too late; its body is the callee's own. */
  readonly onFresh?: (request: Request, response: Response, handler: StrategyHandler) => Promise<void>;
}

/** A proxy's response: no process of ours was reached or ready. */
const UNREACHED: readonly number[] = [502, 503, 504];

/** The network's response; without one, or while it takes too long, the stored one. */
export class FreshFirst extends Strategy {
  readonly #options: FreshFirstOptions;

  constructor(options: FreshFirstOptions) {
    super();
    this.#options = options;
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { timeoutMs, fromStore, onFresh } = this.#options;
    const network = handler.fetch(request.clone());
    const storing = network.then(async (response) => {
      if (!isUnreached(response)) await onFresh?.(request, response.clone(), handler);
    });
    handler.waitUntil(storing.catch(() => {}));
    const response = await Promise.race([network.catch(() => null), timeout(timeoutMs)]);
    if (response && !isUnreached(response)) return response;
    return (await fromStore(request, handler)) ?? network;
  }
}

const isUnreached = ({ status }: Response) => UNREACHED.includes(status);

const timeout = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
