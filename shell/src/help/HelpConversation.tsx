import {
  AboveComposer,
  ChatBubble,
  ChatFrame,
  Composer,
  EmptyState,
  ErrorState,
  formatClockTime,
  Skeleton,
  Stack,
} from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { helpTexts } from './helpTexts.js';
import { MailField } from './MailField.js';
import { HelpArt, HelpAvatar } from './panel/HelpArt.js';
import type { useConversation } from './useConversation.js';
import { useDraft } from './useDraft.js';

/**
 * Characters of a message (decisions §8.6: as the API counts them), and from where on they are counted for the writer.
 */
const LIMIT = 2000;
const COUNTED_FROM = 1800;
const MAIL = /^\S+@\S+\.\S+$/;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

type Desk = ReturnType<typeof useConversation>;

/** The messages, and where one writes. */
export function HelpConversation({ desk }: { desk: Desk }) {
  const t = useText(helpTexts);
  const locale = formatLocale(useLocale());
  const { conversation } = desk;
  const { messages, outgoing, load } = conversation;
  const isVisitor = useShared(usePlatform().state.session).status === 'visitor';
  const scroller = useRef<HTMLDivElement>(null);
  const isEmpty = messages.length === 0 && outgoing.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [messages.length, outgoing.length]);

  return (
    <ChatFrame
      title={t('title')}
      logLabel={t('log')}
      scrollerRef={scroller}
      notice={noticeOf()}
      fallback={isEmpty ? fallback() : undefined}
      composer={<HelpWriter desk={desk} needsEmail={isVisitor && isEmpty} />}
    >
      {messages.map(({ id, from, author, body, at }) => (
        <ChatBubble
          key={id}
          author={from === 'desk' ? author || t('desk') : t('you')}
          seed={from}
          avatar={<HelpAvatar />}
          own={from === 'asker'}
          time={formatClockTime(at, locale)}
          dateTime={at}
        >
          {body}
        </ChatBubble>
      ))}
      {outgoing.map((message) => (
        <ChatBubble
          key={message.key}
          author={t('you')}
          seed="asker"
          own
          time=""
          state={message.failure === null ? 'sending' : 'failed'}
          failure={{
            text: message.failure ?? t('unsent'),
            retryText: t('retry'),
            onRetry: () => desk.sendAgain(message),
            dropText: t('drop'),
            onDrop: () => desk.drop(message.key),
          }}
        >
          {message.body}
        </ChatBubble>
      ))}
    </ChatFrame>
  );

  function noticeOf() {
    if (load !== 'ready') return undefined;
    if (conversation.isStale) return t('waiting');
    return conversation.status === 'closed' && outgoing.length === 0 ? t('closed') : undefined;
  }

  function fallback() {
    if (load === 'ready')
      return (
        <EmptyState
          art={<HelpArt />}
          title={t('empty')}
          text={t(isVisitor ? 'empty.visitor' : 'empty.member')}
        />
      );
    if (load === 'failed')
      return <ErrorState title={t('failed')} retryText={t('retry')} onRetry={desk.retry} />;
    return (
      <Stack role="status" aria-label={t('loading')}>
        <Skeleton $width="70%" $height={40} $radius={12} />
        <Skeleton $width="55%" $height={40} $radius={12} />
      </Stack>
    );
  }
}

/** Where one writes. A visitor may say where an answer finds him. */
function HelpWriter({ desk, needsEmail }: { desk: Desk; needsEmail: boolean }) {
  const t = useText(helpTexts);
  const [text, setText] = useDraft();
  const [email, setEmail] = useState('');
  const [isTouched, setTouched] = useState(false);
  const address = needsEmail ? email.trim() : '';
  const isWrongMail = address !== '' && !MAIL.test(address);
  const length = [...characters.segment(text.trim())].length;

  function send() {
    if (isWrongMail) {
      setTouched(true);
      return;
    }
    desk.send(text.trim(), address || null);
    setText('');
  }

  return (
    <>
      {needsEmail && desk.conversation.load === 'ready' && (
        <AboveComposer>
          <MailField
            value={email}
            onChange={setEmail}
            onLeave={() => setTouched(true)}
            problem={isTouched && isWrongMail ? t('email.wrong') : undefined}
          />
        </AboveComposer>
      )}
      <Composer
        label={t('write')}
        placeholder={t('placeholder')}
        value={text}
        onChange={setText}
        onSend={send}
        sendLabel={t('send')}
        blocked={length === 0 ? t('nothing') : length > LIMIT ? t('tooLong') : undefined}
        counter={
          length < COUNTED_FROM ? undefined : { text: t('counter', { count: length }), over: length > LIMIT }
        }
      />
    </>
  );
}
