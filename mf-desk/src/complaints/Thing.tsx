import type { Complaint } from '@euro/api-contract';
import { token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { complaintTexts } from '../texts/complaintTexts.js';

/** What users complain about: the name and picture, or the message with its neighbours in the chat. */
export function Thing({ complaint }: { readonly complaint: Complaint }) {
  const t = useText(complaintTexts);
  const format = useFormat();
  const { kind, text, picture, messages } = complaint;
  if (kind !== 'comment')
    return picture === null ? null : <Picture src={picture} alt={t('picture', { name: text })} />;
  return (
    <Talk aria-label={t('talk')}>
      {messages.map(({ id, teamname, comment, at, isReported }) => (
        <li key={id} data-reported={isReported || undefined}>
          <b>{teamname}</b> <span>{comment}</span> <small>{format.time(at)}</small>
        </li>
      ))}
    </Talk>
  );
}

const Picture = styled.img`
  display: block;
  max-width: min(100%, 320px);
  max-height: 80px;
  border-radius: ${token.radiusField};
`;

const Talk = styled.ul`
  display: grid;
  gap: 4px;
  padding: 0;
  list-style: none;
  white-space: pre-line;
  overflow-wrap: anywhere;
  li { padding: 6px 10px; border-left: 3px solid ${token.line}; }
  li[data-reported] { border-color: ${token.danger}; background: ${token.dangerTint}; }
  li:not([data-reported]) small { color: ${token.inkSoft}; }
`;
