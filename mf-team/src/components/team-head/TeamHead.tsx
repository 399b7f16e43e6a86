import { CrownedName, media, numeral, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 440px;
    gap: 0 48px;
    align-items: end;
  }
`;

const Club = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 16px 12px;
  & > svg, & > img, & > button { flex: none; width: 44px; height: 44px; }
  h1 { font-size: 1.25rem; line-height: 1.15; font-weight: 850; font-stretch: 116%; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  ${media.laptop} {
    gap: 18px;
    padding-block: 28px 16px;
    & > svg, & > img, & > button { width: 76px; height: 76px; }
    h1 { font-size: 2rem; }
  }
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
`;

const Manager = styled.p`
  margin-top: 2px;
  font-size: 0.875rem;
  line-height: 1.3;
  color: ${token.onNightSoft};
  ${media.laptop} { font-size: 1rem; }
`;

const Short = styled.p`
  flex: none;
  text-align: right;
  b { ${numeral} display: block; font-size: 1.125rem; }
  small { display: block; margin-top: 4px; font-size: 0.75rem; line-height: 1.35; font-weight: 600; color: ${token.onNightSoft}; }
  @media (max-width: 23.375em) { display: none; }
  ${media.laptop} { display: none; }
`;

const Facts = styled.dl`
  display: none;
  ${media.laptop} {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
    padding-bottom: 18px;
    & > div { display: flex; flex-direction: column-reverse; gap: 6px; }
    dd { ${numeral} font-size: 1.75rem; }
    dt { font-size: 0.875rem; line-height: 1.35; font-weight: 600; color: ${token.onNightSoft}; }
  }
`;

const Aside = styled.div`
  ${media.laptop} { align-self: end; padding-block: 24px 18px; }
`;

/** Props of {@link TeamHead}. */
export interface TeamHeadProps {
  /** The crest; on one's own team it may be a button. */
  badge: ReactNode;
  /** The team's name, the page's h1. */
  name: string;
  manager?: string;
  /** Accessible name of the crown of a premium team, beside its name. */
  premiumLabel?: string;
  /** Two lines beside the name on phones: points and place. */
  short?: { readonly value: string; readonly caption: string };
  /** Numbers under the name from 1024 px. */
  facts?: readonly { readonly value: string; readonly caption: string }[];
  /** At the right from 1024 px, below otherwise: the deadline. */
  aside?: ReactNode;
}

/** A team at the top of a band: crest, name, manager, its numbers and the deadline. */
export function TeamHead({ badge, name, manager, premiumLabel, short, facts = [], aside }: TeamHeadProps) {
  return (
    <Root>
      <div>
        <Club>
          {badge}
          <Name>
            <h1>
              <CrownedName name={name} premiumLabel={premiumLabel} size={22} />
            </h1>
            {manager && <Manager>{manager}</Manager>}
          </Name>
          {short && (
            <Short>
              <b>{short.value}</b>
              <small>{short.caption}</small>
            </Short>
          )}
        </Club>
        {facts.length > 0 && (
          <Facts>
            {facts.map((fact) => (
              <div key={fact.caption}>
                <dt>{fact.caption}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </div>
      {aside && <Aside>{aside}</Aside>}
    </Root>
  );
}
