import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 12px 14px;
  border-radius: 10px;
  font-size: 0.875rem;
  line-height: 1.4;
  background: ${token.tint};
  & > svg { flex: none; color: ${token.brand}; }
  &[data-tone='positive'] { background: ${token.positiveTint}; & > svg { color: ${token.positiveText}; } }
  &[data-tone='warning'] { background: ${token.warningTint}; & > svg { color: ${token.warningText}; } }
  &[data-tone='danger'] { background: ${token.dangerTint}; & > svg { color: ${token.danger}; } }
  & > div { flex: 1; min-width: 0; align-self: center; }
  b { font-weight: 750; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
`;

/** Importance of a callout. */
export type CalloutTone = 'neutral' | 'positive' | 'warning' | 'danger';

const ICONS = { neutral: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Callout}. */
export interface CalloutProps {
  tone?: CalloutTone;
  /** In bold before the text: "Definitief." */
  title?: ReactNode;
  children: ReactNode;
  /** Small buttons under the text. */
  actions?: ReactNode;
  /** `alert` for what just happened, `status` for what may be read later. */
  role?: 'alert' | 'status';
}

/** A message at its subject. */
export function Callout({ tone = 'neutral', title, children, actions, role }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <Root data-tone={tone} role={role}>
      <Icon size={20} aria-hidden />
      <div>
        {title && <b>{`${title} `}</b>}
        {inElement(children)}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Root>
  );
}
