import { Draggable } from '@hello-pangea/dnd';
import MoreIcon from '@mui/icons-material/MoreVert';
import { memo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { scoreLook } from './scoreLook.ts';

interface Props {
  entry: PipelineEntry;
  place: number;
  path: string;
  onMenu: (entry: PipelineEntry, anchor: HTMLElement) => void;
}

/** A candidate in a stage. The whole card can be dragged; it contains a link and a menu. */
export const BoardCard = memo(({ entry, place, path, onMenu }: Props) => (
  <Draggable draggableId={entry.id} index={place}>
    {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
      <li ref={innerRef} {...draggableProps}>
        {/* biome-ignore lint/a11y/useSemanticElements: a button could not hold a link and another button */}
        <div
          {...dragHandleProps}
          role="group"
          aria-label={entry.name}
          className={isDragging ? 'card lifted' : 'card'}
        >
          <CardWords entry={entry} path={path} onMenu={onMenu} />
        </div>
      </li>
    )}
  </Draggable>
));

const CardWords = memo(({ entry, path, onMenu }: Omit<Props, 'place'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const date = dayIn(locale).format(new Date(entry.addedDate));
  return (
    <>
      <Link to={path} draggable={false}>
        {entry.name}
      </Link>
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={translate('pages.pipeline.moveNamed', { name: entry.name })}
        title={translate('pages.pipeline.moveTo')}
        onClick={(event) => onMenu(entry, event.currentTarget)}
      >
        <MoreIcon />
      </button>
      <p title={entry.title}>{entry.title}</p>
      <p>
        {entry.matchScore !== null && (
          <span className={`score ${scoreLook(entry.matchScore)}`}>
            {translate('pages.pipeline.score', { score: entry.matchScore })}
          </span>
        )}
        {translate('pages.pipeline.added', { date })}
      </p>
    </>
  );
});

const formats = new Map<string, Intl.DateTimeFormat>();
const dayIn = (locale: string): Intl.DateTimeFormat => {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
};
