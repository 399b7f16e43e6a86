import type { LeagueView as LeagueAnswer } from '@euro/api-contract';
import { Badge, Button, Card, CardTitle, Chip, Crown, IconButton, ListRow } from '@euro/design-system';
import { useFocusAfterRemoval, useFormat, useIsArchive } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Flag, ShieldCheck, UserMinus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ComplaintDialog } from '../complaint/lazyComplaintDialog.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { HandOverDialog } from './HandOverDialog.js';
import { KickDialog } from './KickDialog.js';

/** Number of members before the list is expanded. */
const FIRST = 10;

export type Member = LeagueAnswer['teams'][number];

interface MemberDialog {
  readonly what: 'kick' | 'hand-over' | 'complain';
  readonly member: Member;
}

interface MembersCardProps {
  readonly answer: Pick<LeagueAnswer, 'league' | 'teams'>;
  readonly userId: number | null;
  /** The reader may remove a team, or hand over. */
  readonly isAdmin: boolean;
}

/** The members of a league; its admin may remove a team, or hand over, the others may report its name or logo. */
export function MembersCard({ answer: { league, teams }, userId, isAdmin }: MembersCardProps) {
  const t = useText(settingsTexts);
  const format = useFormat();
  const isArchive = useIsArchive();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // A removed member takes the pressed button along, and so does the admin who hands over.
  const rememberPress = useFocusAfterRemoval(list);
  const openDialog = (next: MemberDialog) => {
    rememberPress();
    setDialog(next);
  };
  const visibleTeams = isWhole ? teams : teams.slice(0, FIRST);
  const hidden = teams.length - visibleTeams.length;

  const detailOf = ({ user, joinedAt }: Member) =>
    [
      `${user.firstName} ${user.lastName}`.trim() || t('hidden'),
      t('memberSince', { day: format.dayMonth(joinedAt) }),
    ].join(' · ');

  return (
    <Card $padded>
      <CardTitle id={titleId}>{t('membersTitle')}</CardTitle>
      <List ref={list} tabIndex={-1} aria-labelledby={titleId}>
        {visibleTeams.map((member) => (
          <ListRow
            key={member.id}
            flush
            leading={<Badge seed={member.id} src={member.badge} size={36} />}
            title={
              <Name>
                <span>{member.name}</span>
                {member.user.premium && <Crown label={t('premium')} />}
              </Name>
            }
            detail={detailOf(member)}
            trailing={
              <Trailing>
                {member.userId === league.admin && <Chip tone="brand">{t('adminChip')}</Chip>}
                {member.userId === userId && member.userId !== league.admin && <Chip>{t('you')}</Chip>}
                {!isAdmin && !isArchive && member.userId !== userId && (
                  <IconButton
                    label={t('complainOf', { name: member.name })}
                    icon={<Flag size={20} aria-hidden />}
                    onClick={() => openDialog({ what: 'complain', member })}
                  />
                )}
                {isAdmin && member.userId !== userId && (
                  <>
                    <IconButton
                      label={t('handOverOf', { name: member.name })}
                      icon={<ShieldCheck size={20} aria-hidden />}
                      onClick={() => openDialog({ what: 'hand-over', member })}
                    />
                    <IconButton
                      label={t('kickOf', { name: member.name })}
                      icon={<UserMinus size={20} aria-hidden />}
                      onClick={() => openDialog({ what: 'kick', member })}
                    />
                  </>
                )}
              </Trailing>
            }
          />
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="text" size="small" block onClick={() => setWhole(true)}>
          {t('moreMembers', { count: hidden })}
        </Button>
      )}
      {dialog?.what === 'kick' && (
        <KickDialog league={league} member={dialog.member} onClose={() => setDialog(null)} />
      )}
      {dialog?.what === 'complain' && (
        <ComplaintDialog
          about={{ teamId: dialog.member.id }}
          name={dialog.member.name}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.what === 'hand-over' && (
        <HandOverDialog league={league} member={dialog.member} onClose={() => setDialog(null)} />
      )}
    </Card>
  );
}

const List = styled.ul`
  margin-top: 6px;
`;

const Name = styled.span`
  svg { display: inline-block; margin-left: 5px; vertical-align: -3px; }
`;

const Trailing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
