import type { UserSheet } from '@euro/api-contract';
import { Chip, type ChipTone, Num, Stack, TextLink } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { EntryRow } from '../audit/EntryRow.js';
import { DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { ORDER_TONES, whatOf } from '../orders/OrderRow.js';
import { orderTexts } from '../texts/orderTexts.js';
import { samePersonTexts } from '../texts/samePersonTexts.js';
import { sheetTexts } from '../texts/sheetTexts.js';
import { AccountCard } from './AccountCard.js';
import { SheetList } from './SheetList.js';
import { SuspectedName } from './SuspectedName.js';
import { useSignInMethodName } from './useSignInMethodName.js';

const SESSION_TONES = {
  active: 'positive',
  expired: 'neutral',
  ended: 'neutral',
} as const satisfies Record<UserSheet['sessions']['items'][number]['state'], ChipTone>;

/** The data of one account that the user may see. */
export function Sheet({ sheet }: { readonly sheet: UserSheet }) {
  const t = useText(sheetTexts);
  const same = useText(samePersonTexts);
  const { samePerson = [] } = sheet;
  const { id } = sheet.user;
  const may = useRolesEverywhere();
  return (
    <Stack>
      <AccountCard sheet={sheet} />
      {samePerson.length > 0 && (
        <SheetList
          title={same('title')}
          none=""
          list={{ totalRecords: samePerson.length, items: samePerson }}
        >
          {(account) => (
            <DeskRow key={account.id}>
              <SuspectedName account={account} />
            </DeskRow>
          )}
        </SheetList>
      )}
      <SheetList title={t('teams')} none={t('teams.none')} list={sheet.teams}>
        {(team) => <TeamRow key={team.id} team={team} />}
      </SheetList>
      {may('operator') && <OperatorLists sheet={sheet} />}
      <SheetList title={t('conversations')} none={t('conversations.none')} list={sheet.conversations}>
        {(conversation) => <ConversationRow key={conversation.id} conversation={conversation} />}
      </SheetList>
      <SheetList
        title={t('about')}
        none={t('about.none')}
        list={sheet.auditAbout}
        {...(may('operator') && { all: `/desk/audit?subject=user+${id}` })}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </SheetList>
      {may('operator') && (
        <SheetList title={t('by')} none={t('by.none')} list={sheet.auditBy} all={`/desk/audit?actor=${id}`}>
          {(entry) => <EntryRow key={entry.id} entry={entry} />}
        </SheetList>
      )}
    </Stack>
  );
}

/** What complaints do not need, and moderators do not get. */
function OperatorLists({ sheet }: { readonly sheet: UserSheet }) {
  const t = useText(sheetTexts);
  return (
    <>
      <SheetList
        title={t('orders')}
        none={t('orders.none')}
        list={sheet.orders}
        all={`/desk/orders?user=${sheet.user.id}`}
      >
        {(order) => <OrderLine key={order.id} order={order} />}
      </SheetList>
      <SheetList title={t('sessions')} none={t('sessions.none')} list={sheet.sessions}>
        {(session) => <SessionRow key={`${session.startedAt} ${session.lastUsedAt}`} session={session} />}
      </SheetList>
    </>
  );
}

type ItemOf<K extends 'teams' | 'orders' | 'sessions' | 'conversations'> = UserSheet[K]['items'][number];

function TeamRow({ team }: { readonly team: ItemOf<'teams'> }) {
  const t = useText(sheetTexts);
  const { navigation } = usePlatform();
  const { shortMoment } = useFormat();
  const { id, name, paid, competitionFeed, seasonId, prefix = '', createdAt } = team;
  const points = `/points/${id}`;
  return (
    <DeskRow>
      <DeskName>
        <b>
          {navigation.has(points) ? (
            // A page of the team's competition, which may not be this page's: no step within the portal.
            <TextLink inline href={window.location.origin + prefix + points} target="_top">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </b>
        <p>{`#${id} · ${competitionFeed} ${seasonId} · ${t('made', { moment: shortMoment(createdAt) })}`}</p>
      </DeskName>
      <DeskStates>
        <Chip tone={paid ? 'positive' : 'neutral'}>{t(paid ? 'paid' : 'unpaid')}</Chip>
      </DeskStates>
    </DeskRow>
  );
}

function OrderLine({ order }: { readonly order: ItemOf<'orders'> }) {
  const t = useText(orderTexts);
  const { price, shortMoment } = useFormat();
  const { id, status, amount, receiptNumber, createdAt } = order;
  return (
    <DeskRow>
      <DeskName>
        <b>{whatOf(order)}</b>
        <p>
          {`${receiptNumber ?? t('order', { id })} · ${t('ordered', { moment: shortMoment(createdAt) })}`}
        </p>
      </DeskName>
      <DeskStates>
        <Num $size={16}>{price(amount)}</Num>
        <Chip tone={ORDER_TONES[status]}>{t(status)}</Chip>
      </DeskStates>
    </DeskRow>
  );
}

function SessionRow({ session }: { readonly session: ItemOf<'sessions'> }) {
  const t = useText(sheetTexts);
  const methodName = useSignInMethodName();
  const { shortMoment } = useFormat();
  const { device, provider, startedAt, lastUsedAt, state } = session;
  return (
    <DeskRow>
      <DeskName>
        <b>
          {`${device || t('device')}${provider !== null ? ` · ${t('through', { way: methodName(provider) })}` : ''}`}
        </b>
        <p>{t('began', { moment: shortMoment(startedAt), last: shortMoment(lastUsedAt) })}</p>
      </DeskName>
      <DeskStates>
        <Chip tone={SESSION_TONES[state]}>{t(state)}</Chip>
      </DeskStates>
    </DeskRow>
  );
}

function ConversationRow({ conversation }: { readonly conversation: ItemOf<'conversations'> }) {
  const t = useText(sheetTexts);
  const { shortMoment } = useFormat();
  const { id, status, waits, messages, updatedAt } = conversation;
  return (
    <DeskRow>
      <DeskName>
        <b>
          <TextLink inline href={`/desk/help/${id}`}>
            {t('conversation', { id: String(id) })}
          </TextLink>
        </b>
        <p>{t('messages', { count: messages, moment: shortMoment(updatedAt) })}</p>
      </DeskName>
      <DeskStates>
        <Chip tone={waits ? 'warning' : 'neutral'}>{t(waits ? 'waits' : status)}</Chip>
      </DeskStates>
    </DeskRow>
  );
}
