import { Checkbox, FieldRow, IconButton, SearchField, Segmented, Select, Slider } from '@euro/design-system';
import { POSITION_IDS, type PositionId, toTenths } from '@euro/game';
import { useLocale, useText } from '@euro/platform/react';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { PLAYER_ORDERS, type PlayerFilter, type PlayerOrder, valueSteps } from '../domain/playerList.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { marketTexts } from '../messages/marketTexts.js';

interface MarketFiltersProps {
  filter: PlayerFilter;
  /** Number of players chosen in a position; without it the positions show no numbers. */
  filledOf?: (positionId: PositionId) => number;
  onChange: (change: Partial<PlayerFilter>) => void;
  /** `search`: nation, order and value wait behind a button. */
  look?: FiltersLook;
  /** Instead of "Zoek een speler": "Zoek een aanvaller". */
  searchLabel?: string;
  /** The position is settled: it can't be chosen. */
  positionIsFixed?: boolean;
}

/** All filters at first, or only the search. */
export type FiltersLook = 'all' | 'search';

/** The order in which positions are offered: as one builds, the coach last. */
const OFFERED: readonly PositionId[] = [1, 2, 3, 4, 0];

/** Search, position, nation, order and highest value of the list of all players. */
export function MarketFilters({
  look = 'all',
  searchLabel,
  positionIsFixed = false,
  ...control
}: MarketFiltersProps) {
  const t = useText(marketTexts);
  const restId = useId();
  const [isWide, setWide] = useState(false);
  const { filter, onChange } = control;
  const label = searchLabel ?? t('searchLabel');
  const search = (
    <SearchField
      label={label}
      hideLabel
      placeholder={label}
      clearLabel={t('clearSearch')}
      value={filter.search}
      onChange={(text) => onChange({ search: text })}
    />
  );
  const positions = !positionIsFixed && <PositionChoice {...control} />;
  if (look === 'all') {
    return (
      <Filters>
        {search}
        {positions}
        <NarrowingFilters {...control} />
      </Filters>
    );
  }
  return (
    <Filters>
      <SearchLine>
        {search}
        <IconButton
          variant="outline"
          label={t(isWide ? 'fewerFilters' : 'moreFilters')}
          aria-expanded={isWide}
          aria-controls={restId}
          icon={<SlidersHorizontal size={20} aria-hidden />}
          onClick={() => setWide(!isWide)}
        />
      </SearchLine>
      {positions}
      <Rest id={restId}>{isWide && <NarrowingFilters {...control} />}</Rest>
    </Filters>
  );
}

type ControlProps = Pick<MarketFiltersProps, 'filter' | 'filledOf' | 'onChange'>;

/** Nation, order and highest value. */
function NarrowingFilters({ filter, onChange }: ControlProps) {
  const world = useWorld();
  const t = useText(marketTexts);
  const format = useFormat();
  const steps = valueSteps(world);
  const highest = filter.maxValue ?? steps.max;
  const isAnybodyOut = useMemo(
    () => [...world.players.values()].some(({ eliminated }) => eliminated),
    [world.players],
  );
  return (
    <>
      <FieldRow>
        <ClubSelect filter={filter} onChange={onChange} />
        <Select
          label={t('orderLabel')}
          hideLabel
          value={filter.order}
          options={PLAYER_ORDERS.map((order) => ({ value: order, text: t(`order-${order}`) }))}
          onChange={(order) => onChange({ order: order as PlayerOrder })}
        />
      </FieldRow>
      <Slider
        label={t('maxValue')}
        {...steps}
        value={highest}
        valueText={format.money(toTenths(highest))}
        onChange={(value) => onChange({ maxValue: value >= steps.max ? null : value })}
      />
      {isAnybodyOut && (
        <Checkbox
          label={t('showEliminated')}
          checked={filter.showsEliminated}
          onChange={(event) => onChange({ showsEliminated: event.target.checked })}
        />
      )}
    </>
  );
}

function PositionChoice({ filter, filledOf, onChange }: ControlProps) {
  const world = useWorld();
  const t = useText(marketTexts);
  const common = useText(commonTexts);
  const names = useNames();
  const positionIds = OFFERED.filter((positionId) => world.rules.squadLayout[positionId] > 0);
  const options = positionIds.map((positionId) => {
    const option = { value: String(positionId), text: names.positionCode(positionId) };
    const position = names.positionTitle(positionId);
    if (filledOf === undefined) return { ...option, label: position };
    const total = world.rules.squadLayout[positionId];
    const count = filledOf(positionId);
    return { ...option, detail: `${count}/${total}`, label: common('meterPart', { position, count, total }) };
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

/** The nation of the players. */
export function ClubSelect({ filter, onChange }: ControlProps) {
  const world = useWorld();
  const t = useText(marketTexts);
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
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px 16px 8px;
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

const SearchLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &:empty { display: none; }
`;
