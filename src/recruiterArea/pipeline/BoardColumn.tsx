import { Droppable } from '@hello-pangea/dnd';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { memo, useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { PipelineEntry, Stage } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { BoardCard } from './BoardCard.tsx';
import type { StageColumn } from './useStageColumns.ts';

interface Props extends StageColumn {
  pathOf: (entry: PipelineEntry) => string;
  onMenu: (entry: PipelineEntry, anchor: HTMLElement) => void;
  onMore: (stage: Stage) => void;
}

/** One stage: its name, its number of candidates, and the first of them. */
export const BoardColumn = memo(({ stage, entries, total, pathOf, onMenu, onMore }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const heading = useId();
  const name = translate(valueKey('pipelineEntries', 'stage', stage));
  const rest = (total ?? 0) - entries.length;
  return (
    <section className="column" aria-labelledby={heading}>
      <h2 id={heading}>
        {name}
        <span className="count">{total?.toLocaleString(locale)}</span>
      </h2>
      <Droppable droppableId={stage}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <ul ref={innerRef} {...droppableProps} className={isDraggingOver ? 'over' : ''} aria-label={name}>
            {entries.map((entry, place) => (
              <BoardCard key={entry.id} entry={entry} place={place} path={pathOf(entry)} onMenu={onMenu} />
            ))}
            {placeholder}
            {total === undefined && <WaitingCards />}
            {total === 0 && !isDraggingOver && (
              <li className="nobody">{translate('pages.pipeline.empty')}</li>
            )}
          </ul>
        )}
      </Droppable>
      {rest > 0 && (
        <Button size="small" onClick={() => onMore(stage)} sx={{ m: 1, mt: 0 }}>
          {translate('pipeline.more', { rest })}
        </Button>
      )}
    </section>
  );
});

const WaitingCards = () =>
  [1, 2, 3].map((place) => (
    <li key={place} aria-hidden>
      <Skeleton variant="rounded" height={86} />
    </li>
  ));
