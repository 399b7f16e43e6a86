import { ChatBubble, ChatFrame, Composer } from '@euro/design-system';
import { Sheet } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpChatPanel } from './HelpChatPanel.js';
import { HelpLauncher } from './HelpLauncher.js';

export default { title: 'Help chat' } satisfies Meta;

/** Closed, with answers that wait. */
export const Launcher: StoryObj = {
  render: () => (
    <Sheet $width={416}>
      <HelpLauncher label="Chat met de helpdesk, 2 nieuwe antwoorden" unread={2} onPress={() => {}} />
    </Sheet>
  ),
};

/** A question and its answer. */
export const Open: StoryObj = {
  render: () => (
    <HelpChatPanel open onClose={() => {}} title="Helpdesk" closeLabel="Sluit de chat" modal={false}>
      <ChatFrame
        title="Helpdesk"
        logLabel="Berichten met de helpdesk"
        composer={
          <Composer
            label="Bericht"
            placeholder="Stel je vraag"
            value=""
            onChange={() => {}}
            onSend={() => {}}
            sendLabel="Verstuur"
            blocked="Schrijf eerst iets."
          />
        }
      >
        <ChatBubble author="Jij" seed={1} time="20.03" own>
          Mijn kortingscode werkt niet.
        </ChatBubble>
        <ChatBubble author="Sara" seed={2} time="20.05">
          Kies eerst twee ploegen: een 1+1-code geldt voor een tweede ploeg.
        </ChatBubble>
      </ChatFrame>
    </HelpChatPanel>
  ),
};
