import type { Player } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import { useFormat } from '../hooks/useFormat.js';
import type { PlayerInfo } from '../hooks/usePlayerInfo.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { ValueChart } from '../parts/LazyCharts.js';
import { CardBody } from '../parts/layout.js';
import { SheetNote } from './SheetNote.js';

interface ValueHistoryProps {
  player: Player;
  /** Oldest first; the last one is the present value. */
  values: PlayerInfo['values'];
}

/** Values that a line has room for; older ones make way. */
const SHOWN = 8;

/** A player's value over the tournament. */
export function ValueHistory({ player, values }: ValueHistoryProps) {
  const t = useText(sheetTexts);
  const format = useFormat();
  const [first, last] = [values[0], values.at(-1)];
  const change = first && last ? toTenths(last.value) - toTenths(first.value) : 0;
  return (
    <Card>
      <CardHeader
        title={t('valueHistory')}
        aside={
          values.length > 1 && (
            <Chip tone={change > 0 ? 'positive' : 'neutral'}>
              {t('valueRise', { change: format.signedMoney(change) })}
            </Chip>
          )
        }
      />
      {values.length < 2 ? (
        <SheetNote>{t('valueHeld')}</SheetNote>
      ) : (
        <CardBody>
          <ValueChart
            label={t('valueOf', { player: player.short })}
            headers={{ from: t('valueFrom'), value: t('valueHistory') }}
            steps={values.slice(-SHOWN).map(({ from, value }) => ({
              id: from,
              from: format.dayMonth(from),
              value,
              text: format.oneDecimal(value),
            }))}
          />
        </CardBody>
      )}
    </Card>
  );
}
