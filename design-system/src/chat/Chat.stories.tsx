import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Chip } from '../chip/Chip.js';
import { EmptyState } from '../states/States.js';
import { Sheet } from '../testing/Sheet.js';
import { ChatBubble } from './ChatBubble.js';
import { ChatDay, ChatEvent, ChatFrame } from './ChatFrame.js';
import { Composer } from './Composer.js';

const votes = (count: number, pressed = false) => ({
  count: String(count),
  pressed,
  label: `Stem, ${count} stemmen`,
  onPress: () => {},
});

function Talk() {
  const [text, setText] = useState('');
  return (
    <Sheet $width={416}>
      <ChatFrame
        title="Chat"
        logLabel="Berichten van De Kantine"
        aside={<Chip tone="positive">5 online</Chip>}
        notice="Verbinding wordt hersteld…"
        jump={{ text: '2 nieuwe berichten', onPress: () => {} }}
        composer={
          <Composer
            label="Bericht"
            placeholder="Schrijf een bericht"
            value={text}
            onChange={setText}
            onSend={() => setText('')}
            sendLabel="Verstuur"
            counter={{ text: '940/1000', over: false }}
          />
        }
      >
        <ChatDay>donderdag 20/06</ChatDay>
        <ChatBubble author="Ruben" seed={3} time="22.54" vote={votes(5)}>
          Spanje–Italië: owngoal Calafiori. Ik had hem opgesteld. Uiteraard.
        </ChatBubble>
        <ChatBubble author="Sofie" seed={4} time="20.03" premiumLabel="Premium" vote={votes(3, true)}>
          <span>Arnautović als kapitein.</span> <a href="#x">uefa.com</a>
        </ChatBubble>
        <ChatEvent>Tielemans & Zonen stijgt naar plaats 2</ChatEvent>
        <ChatBubble author="Lotte" seed={7} time="20.58" own vote={votes(0)}>
          Ik heb nog 4 man te spelen, Sofie. Geniet ervan zolang het duurt.
        </ChatBubble>
        <ChatBubble author="Lotte" seed={7} time="21.47" own state="sending">
          Onderweg
        </ChatBubble>
        <ChatBubble
          author="Lotte"
          seed={7}
          time="21.48"
          own
          state="failed"
          failure={{
            text: 'Niet verstuurd',
            retryText: 'Opnieuw',
            onRetry: () => {},
            dropText: 'Weg',
            onDrop: () => {},
          }}
        >
          Kwam niet aan
        </ChatBubble>
      </ChatFrame>
    </Sheet>
  );
}

export default { title: 'Chat' } satisfies Meta;

/** Messages of others and one's own, in every state. */
export const Messages: StoryObj = { render: () => <Talk /> };

/** Without messages. */
export const Empty: StoryObj = {
  render: () => (
    <Sheet $width={416}>
      <ChatFrame
        title="Chat"
        logLabel="Berichten"
        fallback={<EmptyState title="Nog stil hier" text="Zeg als eerste iets." />}
      />
    </Sheet>
  ),
};
