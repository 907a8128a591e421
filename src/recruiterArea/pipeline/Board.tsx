import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PipelineEntry, Stage } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { cspNonce } from '../../components/cspNonce.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { boardLook } from './boardLook.ts';
import { CardMenu, type OpenMenu } from './CardMenu.tsx';
import type { StageColumn } from './useStageColumns.ts';

/** Screen reader announcements for lifting, moving and dropping a card. */
const useDragWords = (nameOf: (id: string) => PipelineEntry['name']) => {
  const translate = useTranslate();
  const stageOf = (stage: string) => translate(valueKey('pipelineEntries', 'stage', stage));
  const words = (id: string, stage: string) => ({ name: nameOf(id), stage: stageOf(stage) });
  return {
    instructions: translate('pipeline.drag.instructions'),
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) =>
      announce(translate('pipeline.drag.lifted', words(draggableId, source.droppableId))),
    onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(
        destination
          ? translate('pipeline.drag.over', words(draggableId, destination.droppableId))
          : translate('pipeline.drag.nowhere', { name: nameOf(draggableId) }),
      ),
    announceEnd: (
      { draggableId, source, destination, reason }: DropResult,
      { announce }: ResponderProvided,
    ) => {
      const kind = reason === 'CANCEL' || !destination ? 'cancelled' : 'dropped';
      announce(translate(`pipeline.drag.${kind}`, words(draggableId, (destination ?? source).droppableId)));
    },
  };
};

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
