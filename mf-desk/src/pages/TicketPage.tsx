import { Card, EmptyState, SidePanelLayout, TextLink } from '@euro/design-system';
import type { PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { Conversation } from '../help/Conversation.js';
import { TicketHead } from '../help/TicketHead.js';
import { askerOf, PAUSE } from '../help/ticket.js';
import { useInView } from '../hooks/useInView.js';
import { useTicketQuery } from '../store/deskApi.js';
import { ticketTexts } from '../texts/ticketTexts.js';

/** One conversation of the help desk. */
export function TicketPage({ params }: PageProps) {
  const t = useText(ticketTexts);
  const id = Number(params.id);
  return (
    <DeskFrame place="help">
      <div>
        <TextLink href="/desk/help">
          <ChevronLeft size={18} aria-hidden />
          <span>{t('back')}</span>
        </TextLink>
      </div>
      <Ticket key={id} id={id} />
    </DeskFrame>
  );
}

function Ticket({ id }: { readonly id: number }) {
  const t = useText(ticketTexts);
  const { navigation } = usePlatform();
  const isInView = useInView();
  const query = useTicketQuery(id, {
    pollingInterval: isInView ? PAUSE : 0,
    refetchOnMountOrArgChange: true,
  });
  const name = query.data && (askerOf(query.data.ticket) ?? `${t('visitor')} ${id}`);

  useEffect(() => {
    if (name !== undefined) navigation.title(t('title', { name }));
  }, [name, navigation, t]);

  if (query.error && asFailure(query.error).status === 404) {
    return (
      <Card $padded>
        <EmptyState title={t('gone')} text={t('gone.text')} />
      </Card>
    );
  }
  return (
    <Answer query={query}>
      {({ ticket, messages }) => (
        <SidePanelLayout $side={320}>
          <Conversation id={id} name={name ?? ''} messages={messages} isStale={query.isError} />
          <TicketHead ticket={ticket} />
        </SidePanelLayout>
      )}
    </Answer>
  );
}
