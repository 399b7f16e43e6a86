import { createRequire } from 'node:module';
import { couldMatch } from './couldMatch.mjs';

// getComputedStyle of jsdom runs its selector engine for every rule and element: two thirds of the time of axe, and a
// quarter of that of a page's test. Most rules name a class that the element does not have, which needs no engine.
// jsdom reads the function when it is loaded, so this patch must run first.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) =>
  typeof selector === 'string' && couldMatch(selector, element) && matchesDontThrow(element, selector);
