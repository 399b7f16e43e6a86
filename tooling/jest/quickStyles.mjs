import { createRequire } from 'node:module';
import { couldMatch } from './couldMatch.mjs';

// getComputedStyle of jsdom asks its selector engine about every rule of every sheet, for every element. Two thirds of
// what axe takes go there, and a quarter of what a test of a page takes. Most rules name a class that the element does
// not have: that is told without the engine. jsdom takes the function out when it is loaded, so this comes first.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) =>
  typeof selector === 'string' && couldMatch(selector, element) && matchesDontThrow(element, selector);
