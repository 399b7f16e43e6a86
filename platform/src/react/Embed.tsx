import { useEffect, useRef } from 'react';
import type { EmbedProps, Mounted } from '../contract/platform.js';
import { usePlatform } from './PlatformProvider.js';

interface EmbedElementProps {
  /** `transfers/panel@1` */
  id: string;
  props?: EmbedProps;
  className?: string;
}

const NO_PROPS: EmbedProps = {};

/** A part of another remote, drawn here; its failures are drawn in its place and stay there. */
export function Embed({ id, props = NO_PROPS, className }: EmbedElementProps) {
  const { embeds } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted<EmbedProps> | null>(null);
  const given = useRef(props);

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const embed = embeds.mount(id, element, given.current);
    mounted.current = embed;
    return () => {
      mounted.current = null;
      // A root must not be unmounted while another one commits.
      queueMicrotask(() => {
        embed.unmount();
        element.remove();
      });
    };
  }, [embeds, id]);

  useEffect(() => {
    if (given.current === props) return;
    given.current = props;
    mounted.current?.update(props);
  }, [props]);

  return <div ref={place} className={className} />;
}
