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

/** Mounts a part of another remote; its failures are shown in its place. */
export function Embed({ id, props = NO_PROPS, className }: EmbedElementProps) {
  const { embeds } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted<EmbedProps> | null>(null);
  const lastProps = useRef(props);

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const embed = embeds.mount(id, element, lastProps.current);
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
    if (lastProps.current === props) return;
    lastProps.current = props;
    mounted.current?.update(props);
  }, [props]);

  return <div ref={place} className={className} />;
}
