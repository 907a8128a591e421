import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Task } from '../../../domain/contract/hiring/tasks.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { TaskButton } from './TaskButton.tsx';
import { TaskLines } from './TaskLines.tsx';

const views = ['mine', 'everyone', 'done'] as const;
type View = (typeof views)[number];
const atOnce = 50;

/** The reader's open tasks, those of the whole company, or those that are done. */
export const Tasks = () => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'mine';
  return (
    <>
      <PageTitle>{translate('recruiter.menu.tasks')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('pipeline.view.label')}
          onChange={(_, chosen: View | null) =>
            chosen && setSearch(chosen === 'mine' ? {} : { view: chosen })
          }
        >
          {views.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 2, textTransform: 'none' }}>
              {translate(`talent.tasks.views.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TaskButton />
      </Box>
      <TaskList key={view} view={view} />
    </>
  );
};

const TaskList = ({ view }: { view: View }) => {
  const translate = useTranslate();
  const { userId } = useActor();
  const [pages, setPages] = useState(1);
  const isDone = view === 'done';
  const { data, total, isPending, error, refetch } = useGetList<Task>('tasks', {
    filter: { status: isDone ? 'Done' : 'Open', ...(view === 'mine' && { userId }) },
    sort: isDone ? { field: 'doneOn', order: 'DESC' } : { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: atOnce * pages },
  });
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data) return <CouldNotLoad error={error} onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={translate(`talent.tasks.empty.${isDone ? 'done' : 'open'}`)}
        text={translate('talent.tasks.empty.text')}
      />
    );
  const rest = (total ?? 0) - data.length;
  return (
    <Paper variant="outlined" sx={{ px: { xs: 1.5, md: 2.5 }, py: 1.5, borderRadius: '12px' }}>
      <TaskLines tasks={data} label={translate('recruiter.menu.tasks')} named />
      {rest > 0 && (
        <Button onClick={() => setPages(pages + 1)}>{translate('pipeline.more', { rest })}</Button>
      )}
    </Paper>
  );
};
