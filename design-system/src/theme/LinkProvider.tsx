import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

/** Props of every link of the design system; `href` is always a plain address. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** The router's link, taking `href`. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Lets the host's router handle the links inside; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** An anchor handled by the host's router; bare, to be styled by others. */
export function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
