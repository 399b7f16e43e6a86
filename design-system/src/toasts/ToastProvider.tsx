import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { useStayingBar } from '../sticky-bar/stayingBars.js';
import * as S from './ToastProvider.styles.js';

/** Kind of a toast's message. */
export type ToastTone = 'positive' | 'danger' | 'info';

/** One message that passes by. */
export interface ToastMessage {
  text: string;
  /** `info` by default; `danger` is announced at once. */
  tone?: ToastTone;
  /** To be selected and copied by hand. */
  link?: string | undefined;
  /** For example undo. */
  action?: { text: string; onPress: () => void };
  /** Its duration, in ms; 6000 by default. */
  duration?: number;
}

/** Shows a toast, and returns a function that closes it. */
export type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast>(() => () => {});

const ICONS = { positive: CircleCheck, danger: CircleAlert, info: Info };

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Name of the region, with {hotkey}: "Meldingen ({hotkey})". */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Gives its children {@link useToast} and shows the toasts. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const next = useRef(0);
  const barHeight = useStayingBar();
  const close = useCallback(
    (id: number) => setMessages((current) => current.filter((message) => message.id !== id)),
    [],
  );
  const show = useCallback<ShowToast>(
    (message) => {
      next.current += 1;
      const id = next.current;
      setMessages((current) => [...current.slice(-2), { ...message, id }]);
      return () => close(id);
    },
    [close],
  );

  return (
    <Radix.Provider label={closeLabel} swipeDirection="down">
      <ToastContext.Provider value={show}>{children}</ToastContext.Provider>
      {messages.map((message) => {
        const Icon = ICONS[message.tone ?? 'info'];
        return (
          <S.Toast
            key={message.id}
            type={message.tone === 'danger' ? 'foreground' : 'background'}
            duration={message.duration ?? 6000}
            data-tone={message.tone ?? 'info'}
            data-acts={message.action ? '' : undefined}
            onOpenChange={(open) => !open && close(message.id)}
          >
            <Icon size={20} aria-hidden />
            <Radix.Description>
              <span>{message.text}</span>
              {message.link && <S.Link>{message.link}</S.Link>}
            </Radix.Description>
            {message.action && (
              <S.Action altText={message.action.text} onClick={message.action.onPress}>
                {message.action.text}
              </S.Action>
            )}
            <S.Close aria-label={closeLabel}>
              <X size={18} aria-hidden />
            </S.Close>
          </S.Toast>
        );
      })}
      <S.Viewport label={label} style={{ '--em-bar-height': `${barHeight}px` } as CSSProperties} />
    </Radix.Provider>
  );
}

/** Gives the function that shows a toast. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
