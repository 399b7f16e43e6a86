import { ChevronDown, Contrast, Timer } from 'lucide-react';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import lineIcon from './lineIcon.js';

type Data = Parameters<typeof lineIcon>[0];
type Props = Parameters<ReturnType<typeof lineIcon>>[0];

/** The library's component renders its data with another one. */
const dataOf = (icon: object) =>
  (Reflect.get(icon, 'render')({}, null) as ReactElement<{ icon: Data }>).props.icon;

const markup = (icon: unknown, props: Props) =>
  renderToStaticMarkup(createElement(icon as ComponentType<Props>, props)).replace(
    / (xmlns|class)="[^"]*"/g,
    '',
  );

it.each<[string, object, Props]>([
  ['a chevron', ChevronDown, {}],
  ['a circle', Contrast, { size: 20, 'aria-hidden': true }],
  ['lines', Timer, { size: 18, strokeWidth: 3, 'aria-hidden': false }],
])('draws %s as the library does', (_what, icon, props) => {
  expect(markup(lineIcon(dataOf(icon)), props)).toBe(markup(icon, props));
});
