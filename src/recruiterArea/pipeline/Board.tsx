import { DragDropContext, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import type { PipelineEntry, Stage } from '../../../domain/contract/pipelineEntries.ts';
import { cspNonce } from '../../components/cspNonce.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { boardLook } from './boardLook.ts';
import { CardMenu, type OpenMenu } from './CardMenu.tsx';
import { useDragWords } from './useDragWords.ts';
import type { StageColumn } from './useStageColumns.ts';

interface Props {
  columns: readonly StageColumn[];
  pathOf: (entry: PipelineEntry) => string;
  /** The position in the column where the card was dropped, if it was dragged. */
  onMove: (entry: PipelineEntry, to: Stage, dropped?: number) => void;
  onMore: (stage: Stage) => void;
}

/** Five columns of cards, which can be moved by mouse, touch, keyboard or menu. */
export const Board = ({ columns, pathOf, onMove, onMore }: Props) => {
  const translate = useTranslate();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const shown = useRef(columns);
  shown.current = columns;
  const find = (id: string) =>
    shown.current.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  const { instructions, announceEnd, ...words } = useDragWords((id) => find(id)?.name ?? id);
  const drop = (result: DropResult, provided: ResponderProvided) => {
    announceEnd(result, provided);
    const { draggableId, source, destination } = result;
    const entry = find(draggableId);
    if (entry && destination && destination.droppableId !== source.droppableId)
      onMove(entry, destination.droppableId as Stage, destination.index);
  };
  const openMenu = useCallback((entry: PipelineEntry, anchor: HTMLElement) => setMenu({ entry, anchor }), []);
  return (
    <DragDropContext
      {...words}
      onDragEnd={drop}
      dragHandleUsageInstructions={instructions}
      nonce={cspNonce()}
    >
      <Box role="region" aria-label={translate('pipeline.board')} tabIndex={0} sx={boardLook}>
        {columns.map((column) => (
          <BoardColumn key={column.stage} {...column} pathOf={pathOf} onMenu={openMenu} onMore={onMore} />
        ))}
      </Box>
      <CardMenu open={menu} onMove={onMove} onClose={() => setMenu(null)} />
    </DragDropContext>
  );
};
