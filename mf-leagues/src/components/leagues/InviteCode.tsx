import { Button, token } from '@euro/design-system';
import { Check, Copy, Share } from 'lucide-react';
import styled from 'styled-components';

const Code = styled.output`
  display: block;
  padding: 12px 8px;
  border: 1.5px dashed ${token.control};
  border-radius: ${token.radiusCard};
  background: ${token.sunken};
  font-size: clamp(1.0625rem, 5.4cqw, 1.375rem);
  font-weight: 800;
  font-stretch: 112%;
  letter-spacing: 0.05em;
  line-height: 1.35;
  text-align: center;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 124px), 1fr));
  gap: 8px;
  margin-top: 12px;
`;

const Box = styled.div`
  container-type: inline-size;
`;

/** Props of {@link InviteCode}. */
export interface InviteCodeProps {
  /** "K7PX-M2QD-9VTE". */
  code: string;
  /** "Uitnodigingscode". */
  label: string;
  copyText: string;
  /** Label of the button for a while after a copy: "Gekopieerd". */
  copiedText: string;
  isCopied: boolean;
  onCopy: () => void;
  shareText: string;
  onShare: () => void;
}

/** The code that lets friends in, with copy and share. */
export function InviteCode({
  code,
  label,
  copyText,
  copiedText,
  isCopied,
  onCopy,
  shareText,
  onShare,
}: InviteCodeProps) {
  return (
    <Box>
      <Code translate="no" aria-label={label}>
        {code}
      </Code>
      <Buttons>
        <Button
          size="small"
          icon={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={onCopy}
        >
          {isCopied ? copiedText : copyText}
        </Button>
        <Button variant="secondary" size="small" icon={<Share size={18} aria-hidden />} onClick={onShare}>
          {shareText}
        </Button>
      </Buttons>
    </Box>
  );
}
