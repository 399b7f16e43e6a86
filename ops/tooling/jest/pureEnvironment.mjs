import './patchModuleCompilation.mjs';
import net from 'node:net';
import { TestEnvironment } from 'jest-environment-node';

const { listen } = net.Server.prototype;
const { connect } = net.Socket.prototype;

/** Node without a DOM, in which a test can neither open a port nor connect to one. */
export default class PureEnvironment extends TestEnvironment {
  #file;

  constructor(config, context) {
    super(config, context);
    this.#file = context.testPath;
  }

  async setup() {
    await super.setup();
    const refuse = (what) => () => {
      throw new Error(`${this.#file} ${what}: name it *.db.test.ts.`);
    };
    net.Server.prototype.listen = refuse('opens a port');
    net.Socket.prototype.connect = refuse('connects to a port');
  }

  async teardown() {
    Object.assign(net.Server.prototype, { listen });
    Object.assign(net.Socket.prototype, { connect });
    await super.teardown();
  }
}
