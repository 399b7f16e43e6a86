import type { NewsEdit } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import { ListPager, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { useActorName } from '../hooks/useActorName.js';
import { newsTexts } from '../texts/newsTexts.js';
import { NewsForm } from './NewsForm.js';
import { useNewsEditsQuery } from './newsApi.js';
import { useNewsWords } from './useNewsWords.js';

const SIZE = 10;

/** Writing the news of a player, and what was written before. */
export function PlayerNews() {
  const t = useText(newsTexts);
  const [page, setPage] = useState(1);
  const query = useNewsEditsQuery({ pageNumber: page, pageRecords: SIZE });
  return (
    <>
      <NewsForm />
      <Answer
        query={query}
        empty={{
          when: ({ totalRecords }) => totalRecords === 0,
          title: t('history.none'),
          text: t('history.text'),
        }}
      >
        {({ edits, totalRecords }) => (
          <Card aria-label={t('history')}>
            <CardHeader title={t('history')} />
            <DeskRows>
              {edits.map((edit) => (
                <EditRow key={edit.id} edit={edit} />
              ))}
            </DeskRows>
            {totalRecords > SIZE && (
              <ListPager
                label={t('pager')}
                page={page}
                pages={Math.ceil(totalRecords / SIZE)}
                size={SIZE}
                total={totalRecords}
                onPage={setPage}
              />
            )}
          </Card>
        )}
      </Answer>
    </>
  );
}

function EditRow({
  edit: { playerName, from, news, at, actor, reason, endedAt },
}: {
  readonly edit: NewsEdit;
}) {
  const t = useText(newsTexts);
  const { shortMoment } = useFormat();
  const newsWords = useNewsWords();
  const actorName = useActorName();
  return (
    <DeskRow>
      <DeskName>
        <b>{`${playerName} · ${t(from ?? 'none')} → ${newsWords(news)}`}</b>
        <p>{`${shortMoment(at)} · ${actorName(actor)} · “${reason}”`}</p>
      </DeskName>
      <DeskStates>
        <Chip tone={endedAt === null ? 'positive' : 'neutral'}>
          {t(endedAt === null ? 'holds' : 'ended')}
        </Chip>
      </DeskStates>
    </DeskRow>
  );
}
