import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useRef } from 'react';
import styled, { css } from 'styled-components';
import { Anchor } from '../theme/LinkProvider.js';
import { bareButton, fadeWhenScrollable } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { useChosenInView } from './useChosenInView.js';

/**
 * The row's own width decides how large the tabs are: beside a podium there is less of it than on a phone's screen
 * turned over.
 */
const Box = styled.div`
  container-type: inline-size;
`;

const ROOMY = '@container (min-width: 40rem)';

/** A phone pushes the row aside; a wider screen shows all tabs, on two lines where one is too short. */
const row = css`
  display: flex;
  gap: 4px;
  margin-inline: -16px;
  padding-inline: 10px;
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  ${fadeWhenScrollable}
  @media (min-width: 48em) {
    flex-wrap: wrap;
    gap: 0 4px;
    margin-inline: -6px;
    padding-inline: 0;
    overflow: visible;
    mask-image: none;
    animation: none;
    ${ROOMY} { gap: 0 12px; margin-inline: -12px; }
  }
`;

const tab = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  height: 3rem;
  padding: 0 6px;
  font-size: 0.9375rem;
  font-weight: 650;
  font-stretch: 88%;
  white-space: nowrap;
  color: ${token.onNightSoft};
  transition: color ${token.quick};
  &:hover { color: #fff; }
  &:focus-visible { outline-offset: -4px; outline-color: ${token.accent}; }
  &::after {
    content: '';
    position: absolute;
    left: 6px;
    right: 6px;
    bottom: 0;
    height: 5px;
    background: ${token.accent};
    transform: skewX(-22deg) scaleX(0);
    transition: transform ${token.calm};
  }
  &[aria-current='page'],
  &[aria-selected='true'] {
    color: #fff;
    font-weight: 800;
    &::after { transform: skewX(-22deg); }
  }
  @media (min-width: 48em) {
    ${ROOMY} {
      height: 3.5rem;
      padding: 0 12px;
      font-size: 1.0625rem;
      font-stretch: 100%;
      &::after { left: 12px; right: 12px; }
    }
  }
`;

const Nav = styled.nav`${row}`;
const TabLink = styled(Anchor)`${tab}`;
const List = styled(Radix.List)`${row}`;
const Trigger = styled(Radix.Trigger)`
  ${bareButton}
  ${tab}
`;

/** A tab that leads to an address. */
export interface LinkTab {
  href: string;
  text: ReactNode;
  current?: boolean;
}

/** Props of {@link LinkTabs}. */
export interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
}

/** Tabs on night that are links: each is a page. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  useChosenInView(
    nav,
    tabs.findIndex(({ current }) => current),
  );
  return (
    <Box>
      <Nav ref={nav} aria-label={label}>
        {tabs.map((item) => (
          <TabLink key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {item.text}
          </TabLink>
        ))}
      </Nav>
    </Box>
  );
}

/** A tab that shows a panel. */
export interface PanelTab<Value extends string> {
  value: Value;
  text: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly PanelTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Content around tabs and panels: a function that places the list. */
  children: (list: ReactNode) => ReactNode;
}

/** Tabs on night with panels: `children` receives the list to place in a band; panels are {@link TabPanel}s. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(
    list,
    tabs.findIndex((item) => item.value === value),
  );
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      {children(
        <Box>
          <List ref={list} aria-label={label}>
            {tabs.map((item) => (
              <Trigger key={item.value} value={item.value}>
                {item.text}
              </Trigger>
            ))}
          </List>
        </Box>,
      )}
    </Radix.Root>
  );
}

/** The panel of one tab. */
export const TabPanel = Radix.Content;
