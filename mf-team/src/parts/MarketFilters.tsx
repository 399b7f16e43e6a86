import { SearchField, Segmented, Select, Slider } from '@euro/design-system';
import { type DraftSquad, openSlots, POSITION_IDS, type PositionId, toTenths } from '@euro/game';
import { useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { PLAYER_ORDERS, type PlayerFilter, type PlayerOrder, VALUE_FILTER } from '../domain/playerList.js';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { builderTexts } from '../messages/builderTexts.js';

interface MarketFiltersProps {
  filter: PlayerFilter;
  draft: DraftSquad;
  world: World;
  onChange: (change: Partial<PlayerFilter>) => void;
}

/** The order in which positions are offered: as one builds, the coach last. */
const OFFERED: readonly PositionId[] = [1, 2, 3, 4, 0];

/** Search, position, nation, order and highest value of the list of all players. */
export function MarketFilters({ filter, draft, world, onChange }: MarketFiltersProps) {
  const t = useText(builderTexts);
  const format = useFormat();
  const highest = filter.maxValue ?? VALUE_FILTER.max;
  return (
    <Filters>
      <SearchField
        label={t('searchLabel')}
        hideLabel
        placeholder={t('searchLabel')}
        clearLabel={t('clearSearch')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <PositionChoice filter={filter} draft={draft} world={world} onChange={onChange} />
      <Pair>
        <ClubSelect filter={filter} world={world} onChange={onChange} />
        <Select
          label={t('orderLabel')}
          hideLabel
          value={filter.order}
          options={PLAYER_ORDERS.map((order) => ({ value: order, text: t(`order-${order}`) }))}
          onChange={(order) => onChange({ order: order as PlayerOrder })}
        />
      </Pair>
      <Slider
        label={t('maxValue')}
        {...VALUE_FILTER}
        value={highest}
        valueText={format.money(toTenths(highest))}
        onChange={(value) => onChange({ maxValue: value >= VALUE_FILTER.max ? null : value })}
      />
    </Filters>
  );
}

function PositionChoice({ filter, draft, world, onChange }: MarketFiltersProps) {
  const t = useText(builderTexts);
  const names = useNames(world);
  const open = openSlots(draft).byPosition;
  const options = OFFERED.map((positionId) => {
    const total = world.rules.squadLayout[positionId];
    const filled = total - open[positionId];
    return {
      value: String(positionId),
      text: names.positionCode(positionId),
      detail: `${filled}/${total}`,
      label: t('meterPart', { position: names.positionTitle(positionId), count: filled, total }),
    };
  });
  return (
    <Segmented
      look="tiles"
      label={t('positionLabel')}
      options={[{ value: 'all', text: t('all') }, ...options]}
      value={filter.positionId === null ? 'all' : String(filter.positionId)}
      onChange={(value) => onChange({ positionId: POSITION_IDS.find((id) => String(id) === value) ?? null })}
    />
  );
}

function ClubSelect({ filter, world, onChange }: Omit<MarketFiltersProps, 'draft'>) {
  const t = useText(builderTexts);
  const language = useLocale();
  const clubs = [...world.clubs.values()]
    .map((club) => ({ value: String(club.id), text: club[language] }))
    .sort((a, b) => a.text.localeCompare(b.text, language));
  return (
    <Select
      label={t('clubLabel')}
      hideLabel
      value={filter.clubId === null ? '' : String(filter.clubId)}
      options={[{ value: '', text: t('allClubs') }, ...clubs]}
      onChange={(value) => onChange({ clubId: value === '' ? null : Number(value) })}
    />
  );
}

const Filters = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 16px 8px;
  @container (min-width: 425px) { padding-inline: 20px; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;
