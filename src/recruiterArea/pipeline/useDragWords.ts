import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useTranslate } from 'ra-core';
import type { PipelineEntry } from '../../../domain/contract/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';

/** Screen reader announcements for lifting, moving and dropping a card. */
export const useDragWords = (nameOf: (id: string) => PipelineEntry['name']) => {
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
