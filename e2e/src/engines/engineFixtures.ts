import type { Fixtures } from '@playwright/test';
import { type Engine, WIDTH } from './engine.js';
import { startFirefox } from './startFirefox.js';
import { startWebKit } from './startWebKit.js';

const STARTS = { Firefox: startFirefox, WebKit: startWebKit };

export const ENGINES = ['Firefox', 'WebKit'] as const;

export interface EngineFixtures {
  readonly engineName: (typeof ENGINES)[number];
  /** The engine of that name, with a window as wide as a phone. Its tests are skipped where it is not installed. */
  readonly engine: Engine;
}

/** Another browser, beside Playwright's own. */
export const engineFixtures: Fixtures<EngineFixtures> = {
  engineName: ['Firefox', { option: true }],
  engine: async ({ engineName }, use, info) => {
    const result = await STARTS[engineName]();
    if ('packages' in result) {
      const reason = `${engineName} is not installed: apt-get install ${result.packages}`;
      console.log(`Skipped: ${reason}`);
      info.skip(true, reason);
      return;
    }
    console.log(result.version);
    try {
      const width = await result.run('return innerWidth');
      if (width !== WIDTH) throw new Error(`The window of ${engineName} is ${width} px wide.`);
      await use(result);
    } finally {
      await result.close();
    }
  },
};
