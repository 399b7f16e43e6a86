import { token } from '@euro/design-system';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.radiusSmall};
  background: ${token.sunken};
  color: ${token.inkSoft};
  img { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

/** A news picture in a box of fixed size; a plain tile without a picture, or when it does not load. */
export function NewsPicture({ url }: { readonly url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Frame>
      {url === null || url === failed ? (
        <Newspaper size={28} aria-hidden />
      ) : (
        <img
          src={url}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      )}
    </Frame>
  );
}
