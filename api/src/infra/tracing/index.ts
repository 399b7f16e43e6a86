/** Spans of requests, settlements and statements; off by default (ADR 60). */

export { describeStatement } from './describeStatement.js';
export { startTracing, type TracingSettings } from './startTracing.js';
export { beginStep, inSpan, inStep, isTracing, type OpenSpan, type SpanAttributes } from './tracing.js';
