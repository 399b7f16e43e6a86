import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { watchRedis } from '../../infra/redis/watchRedis.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { createMetrics } from './metrics.js';

const DASHBOARD = join(competitionsDirectory(), '../ops/containers/grafana/euromanager.json');
const ALERTS = join(competitionsDirectory(), '../ops/containers/prometheus/alerts.yaml');

/** Words of PromQL that are no metrics. */
const FUNCTIONS = new Set([
  ...[
    'and',
    'by',
    'd',
    'h',
    'histogram_quantile',
    'increase',
    'm',
    'max',
    'min',
    'offset',
    'or',
    'rate',
    'sum',
  ],
  ...['topk', 'vector'],
]);
/** Metrics of the gateway, compared in its own test. */
const OF_GATEWAY = /^gateway_/;

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

/** Names of metrics in an expression: what is left of it without labels, ranges and groupings. */
function metricsOf(expression: string): readonly string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  return (bare.match(/[a-z_][a-z0-9_]*/g) ?? []).filter((word) => !FUNCTIONS.has(word));
}

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
}

function alerts(): readonly Alert[] {
  const { groups } = parse(readFileSync(ALERTS, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly Alert[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

const unknown = (metrics: readonly string[], names: ReadonlySet<string>) =>
  [...new Set(metrics)].filter((name) => !names.has(name) && !OF_GATEWAY.test(name));

describe('the dashboard', () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { readonly panels: readonly Panel[] };
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  /** Of a process that has a Redis, with those of Node itself. */
  async function published(): Promise<ReadonlySet<string>> {
    const { registry } = createMetrics(true);
    const ofRedis = new Registry();
    const channel = { counts: { sent: 0, received: 0 } };
    const redis = { isUsable: () => true, failures: 0 };
    watchRedis(
      redis as unknown as Parameters<typeof watchRedis>[0],
      channel as unknown as Parameters<typeof watchRedis>[1],
      ofRedis,
    );
    const text = await fetch(`${api.url}/metrics`).then((answer) => answer.text());
    const all = [text, await registry.metrics(), await ofRedis.metrics()].join('\n');
    return new Set(
      [...all.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
  }

  it('shows only metrics that the processes publish', async () => {
    const names = await published();
    const metrics = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr)));
    expect(metrics.length).toBeGreaterThan(15);
    expect(unknown(metrics, names)).toEqual([]);
  });

  it('has a panel for every metric of the alerts', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))));
    expect(alerts().flatMap(({ expr }) => metricsOf(expr).filter((name) => !shown.has(name)))).toEqual([]);
  });

  it('and the alerts know only metrics that the processes publish', async () => {
    const names = await published();
    expect(alerts().length).toBeGreaterThan(10);
    for (const { alert, expr, for: time } of alerts()) {
      expect([alert, metricsOf(expr).length > 0, unknown(metricsOf(expr), names)]).toEqual([alert, true, []]);
      expect(time ?? '1m').toMatch(/^\d+[mh]$/);
    }
  });

  it('and each alert is a row of the guide', () => {
    const guide = readFileSync(join(competitionsDirectory(), '../docs/guides/deploy.md'), 'utf8');
    const [, rows = ''] = /\n\| alert \|([\s\S]*?)\n\n/.exec(guide) ?? [];
    expect([...rows.matchAll(/^\| .*? \(`(\w+)`\) \|/gm)].map(([, name]) => name).sort()).toEqual(
      alerts()
        .map(({ alert }) => alert)
        .sort(),
    );
  });

  it('gives every panel a unique name and query', () => {
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
  });

  it('shows the metrics of the alerts in the guide', () => {
    const guide = readFileSync(join(competitionsDirectory(), '../docs/guides/deploy.md'), 'utf8');
    const [, alerts = ''] = /\n\| alert \|([\s\S]*?)\n\n/.exec(guide) ?? [];
    const metrics = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))));
    const named = [
      'job_runs_total',
      'http_request_duration_seconds_count',
      'client_faults_total',
      'redis_usable',
      'orders',
      'live_readers',
    ];
    for (const name of named)
      expect([name, alerts.includes(name), metrics.has(name)]).toEqual([name, true, true]);
  });
});
