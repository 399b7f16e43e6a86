import type { Trends } from '@euro/api-contract';
import { partElement } from '../element/PartElement.js';

/** The trends of a matchday; null before the first one has any. */
export type TrendsAnswer = Trends | null;

/** `<euro-trends>`: the first five of a list: most captained, risers, fallers, most transferred in or out. */
export const EuroTrends = partElement<TrendsAnswer>({
  attributes: ['list', 'week'],
  room: 250,
  invites: true,
  heading: { nl: 'Trends', en: 'Trends' },
  load: async () => (await import(/* webpackChunkName: "trends" */ './trendsPart.js')).trendsPart,
});
