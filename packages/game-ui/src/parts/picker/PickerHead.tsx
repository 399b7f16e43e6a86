import { IconButton, SearchField, Select, type SelectOption, token } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PLAYER_ORDERS, type PlayerOrder, valueSteps } from '../../domain/playerList.js';
import { type Format, useFormat } from '../../hooks/useFormat.js';
import type { MarketControl } from '../../hooks/usePlayerMarket.js';
import { useWorld } from '../../hooks/useWorld.js';
import { marketTexts } from '../../messages/marketTexts.js';
import { pickerTexts } from '../../messages/pickerTexts.js';
import { ClubSelect } from '../MarketFilters.js';
import { PickerTitle } from './PickerSheet.js';

interface PickerHeadProps {
  market: MarketControl;
  /** The place that is filled: "Doelman". */
  title: string;
  /** One line below it: "Op de bank". */
  note?: ReactNode;
  /** Instead of "Zoek een speler": "Zoek een aanvaller". */
  searchLabel?: string;
}

/** Which controls take the place of the title. */
type HeadView = 'title' | 'search' | 'filters';

/** Head of the list in a sheet over the pitch, in one line: title, order, and filters and search behind their buttons. */
export function PickerHead({ market, title, note, searchLabel }: PickerHeadProps) {
  const t = useText(pickerTexts);
  const words = useText(marketTexts);
  const { filter, setFilter: onChange } = market;
  const label = searchLabel ?? words('searchLabel');
  const { view, line, show } = useHeadView(filter.search === '' ? 'title' : 'search');
  if (view === 'search') {
    return (
      <Line ref={line}>
        <SearchField
          label={label}
          hideLabel
          placeholder={label}
          clearLabel={words('clearSearch')}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <CloseButton
          label={t('closeSearch')}
          onClick={() => {
            onChange({ search: '' });
            show('title', 'search');
          }}
        />
      </Line>
    );
  }
  if (view === 'filters') {
    return (
      <Line ref={line}>
        <Filters market={market} />
        <CloseButton label={t('closeFilters')} onClick={() => show('title', 'filters')} />
      </Line>
    );
  }
  const isNarrowed = filter.clubId !== null || filter.maxValue !== null;
  return (
    <Line ref={line}>
      <Title>
        <PickerTitle title={title} note={note} />
      </Title>
      <Order data-active="">
        <Select
          label={words('orderLabel')}
          hideLabel
          value={filter.order}
          options={PLAYER_ORDERS.map((order) => ({ value: order, text: t(`by-${order}`) }))}
          onChange={(order) => onChange({ order: order as PlayerOrder })}
        />
      </Order>
      <HeadButton
        variant="outline"
        label={t('openFilters')}
        data-view="filters"
        data-active={isNarrowed || undefined}
        icon={<SlidersHorizontal size={20} aria-hidden />}
        onClick={() => show('filters')}
      />
      <HeadButton
        variant="outline"
        label={label}
        data-view="search"
        icon={<Search size={20} aria-hidden />}
        onClick={() => show('search')}
      />
    </Line>
  );
}

/** The pressed button is gone: the focus goes to what replaces it, which opens a phone's keyboard, and back. */
function useHeadView(first: HeadView) {
  const [view, setView] = useState(first);
  const line = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is shown.
  useLayoutEffect(() => {
    if (focused.current !== null) line.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  }, [view]);
  /** @param from the view whose button gets the focus back */
  const show = (next: HeadView, from?: HeadView) => {
    focused.current = from === undefined ? 'input, select' : `[data-view="${from}"]`;
    setView(next);
  };
  return { view, line, show };
}

function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return <HeadButton variant="outline" label={label} icon={<X size={20} aria-hidden />} onClick={onClick} />;
}

/** Nation and highest value. */
function Filters({ market: { filter, setFilter } }: Pick<PickerHeadProps, 'market'>) {
  const t = useText(pickerTexts);
  const words = useText(marketTexts);
  const format = useFormat();
  const { min, max, step } = valueSteps(useWorld());
  const values = Array.from({ length: (max - min) / step }, (_, at) => min + at * step);
  return (
    <>
      <Pill data-active={filter.clubId !== null || undefined}>
        <ClubSelect filter={filter} onChange={setFilter} />
      </Pill>
      <Pill data-active={filter.maxValue !== null || undefined}>
        <Select
          label={words('maxValue')}
          hideLabel
          value={filter.maxValue === null ? '' : String(filter.maxValue)}
          options={[{ value: '', text: t('anyValue') }, ...values.map(valueOption(format))]}
          onChange={(value) => setFilter({ maxValue: value === '' ? null : Number(value) })}
        />
      </Pill>
    </>
  );
}

function valueOption(format: Format): (value: number) => SelectOption {
  return (value) => ({ value: String(value), text: `≤ ${format.shortMoney(toTenths(value))}` });
}

/** The narrowest phones. */
const narrow = '@media (max-width: 22em)';

/** Its controls are above the grip's reach. */
const Line = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 50px;
  padding: 2px 16px 4px;
  pointer-events: none;
  & > * { flex: 1; min-width: 0; pointer-events: auto; }
`;

const Title = styled.h2`
  && { pointer-events: none; }
  font-size: 1.0625rem;
  font-weight: 800;
  font-stretch: 108%;
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${narrow} { font-size: 0.9375rem; font-stretch: 90%; }
`;

const HeadButton = styled(IconButton)`
  && { flex: none; }
  &[data-active] { background: ${token.night}; color: #fff; }
`;

const Pill = styled.div`
  select { min-height: 44px; padding: 0 26px 0 10px; font-size: 0.875rem; font-weight: 650; }
  svg { right: 8px; width: 16px; }
  & > div > span { min-height: 44px; }
  &[data-active] > div > span {
    box-shadow: none;
    background: ${token.night};
    select, svg { color: #fff; }
  }
`;

const Order = styled(Pill)`
  && { flex: none; width: 6.5rem; }
  ${narrow} { && { width: 5.75rem; } select { padding-left: 8px; font-stretch: 88%; } }
`;
