import { IconButton, SearchField, Select, type SelectOption, token } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { NO_FILTER, PLAYER_ORDERS, type PlayerOrder, VALUE_FILTER } from '../../domain/playerList.js';
import { type Format, useFormat } from '../../hooks/useFormat.js';
import type { MarketControl } from '../../hooks/usePlayerMarket.js';
import { marketTexts } from '../../messages/marketTexts.js';
import { pickerTexts } from '../../messages/pickerTexts.js';
import { ClubSelect } from '../MarketFilters.js';

interface FilterRowProps {
  market: MarketControl;
  /** Instead of "Zoek een speler": "Zoek een aanvaller". */
  searchLabel?: string;
}

/**
 * The filters of a sheet over the pitch, in one line: search behind its button, nation, highest value and order as
 * pills.
 */
export function FilterRow({ market, searchLabel }: FilterRowProps) {
  const t = useText(pickerTexts);
  const words = useText(marketTexts);
  const format = useFormat();
  const { filter, setFilter: onChange } = market;
  const label = searchLabel ?? words('searchLabel');
  const [isSearching, setSearching] = useState(filter.search !== '');
  const line = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // The pressed button is gone: the focus goes to what replaces it, which opens a phone's keyboard.
  useLayoutEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    line.current?.querySelector<HTMLElement>(isSearching ? 'input' : 'button')?.focus();
  }, [isSearching]);
  const turn = (isNext: boolean) => {
    hasPressed.current = true;
    setSearching(isNext);
  };
  if (isSearching) {
    return (
      <Line ref={line} data-searching="">
        <SearchField
          label={label}
          hideLabel
          placeholder={label}
          clearLabel={words('clearSearch')}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <IconButton
          variant="outline"
          label={t('closeSearch')}
          icon={<X size={20} aria-hidden />}
          onClick={() => {
            onChange({ search: '' });
            turn(false);
          }}
        />
      </Line>
    );
  }
  return (
    <Line ref={line}>
      <IconButton
        variant="outline"
        label={label}
        icon={<Search size={20} aria-hidden />}
        onClick={() => turn(true)}
      />
      <Pill data-active={filter.clubId !== null || undefined}>
        <ClubSelect filter={filter} onChange={onChange} />
      </Pill>
      <Pill data-active={filter.maxValue !== null || undefined}>
        <Select
          label={words('maxValue')}
          hideLabel
          value={filter.maxValue === null ? '' : String(filter.maxValue)}
          options={[{ value: '', text: t('anyValue') }, ...VALUES.map(valueOption(format))]}
          onChange={(value) => onChange({ maxValue: value === '' ? null : Number(value) })}
        />
      </Pill>
      <Pill data-active={filter.order !== NO_FILTER.order || undefined}>
        <Select
          label={words('orderLabel')}
          hideLabel
          value={filter.order}
          options={PLAYER_ORDERS.map((order) => ({ value: order, text: t(`by-${order}`) }))}
          onChange={(order) => onChange({ order: order as PlayerOrder })}
        />
      </Pill>
    </Line>
  );
}

/** The steps of the value filter, the highest of which means all. */
const VALUES = Array.from(
  { length: (VALUE_FILTER.max - VALUE_FILTER.min) / VALUE_FILTER.step },
  (_, at) => VALUE_FILTER.min + at * VALUE_FILTER.step,
);

function valueOption(format: Format): (value: number) => SelectOption {
  return (value) => ({ value: String(value), text: `≤ ${format.shortMoney(toTenths(value))}` });
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 44px repeat(3, minmax(0, 1fr));
  gap: 8px;
  padding: 0 16px 10px;
  &[data-searching] { grid-template-columns: minmax(0, 1fr) 44px; align-items: center; }
`;

const Pill = styled.div`
  select { min-height: 44px; padding: 0 26px 0 10px; font-size: 0.875rem; font-weight: 650; }
  svg { right: 8px; width: 16px; }
  &[data-active] > div > div {
    border-color: ${token.night};
    background: ${token.night};
    select, svg { color: #fff; }
  }
`;
