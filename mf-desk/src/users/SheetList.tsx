import { Card, CardHeader, Soft, TextLink } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DeskRows } from '../components/deskList.js';
import { sheetTexts } from '../texts/sheetTexts.js';

const Nothing = styled(Soft)`
  padding: 4px 20px 20px;
`;

interface SheetListProps<T> {
  readonly title: string;
  readonly none: string;
  readonly list: { readonly totalRecords: number; readonly items: readonly T[] };
  /** The page with all of them; left out where there is none. */
  readonly all?: string;
  readonly children: (item: T) => ReactNode;
}

/** The newest of something that an account has, and the way to all of it. */
export function SheetList<T>({ title, none, list, all, children }: SheetListProps<T>) {
  const t = useText(sheetTexts);
  const { totalRecords, items } = list;
  const count = totalRecords;
  return (
    <Card as="section" aria-label={title}>
      <CardHeader
        title={title}
        aside={
          all !== undefined &&
          totalRecords > 0 && (
            <TextLink href={all} aria-label={t('allOf', { what: title, count })}>
              {t('all', { count })}
            </TextLink>
          )
        }
      />
      {items.length === 0 ? <Nothing>{none}</Nothing> : <DeskRows>{items.map(children)}</DeskRows>}
    </Card>
  );
}
