import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import type { Task } from '../../../domain/contract/hiring/tasks.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { TaskButton } from './TaskButton.tsx';
import { TaskLines } from './TaskLines.tsx';

interface Props {
  about: { candidateId?: string; jobId?: string; requestId?: string };
  name: string;
}

/** The open tasks about a row, with the form for another. */
export const TasksPanel = ({ about, name }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Task>('tasks', {
    filter: { ...about, status: 'Open' },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'dueDate', order: 'ASC' },
  });
  return (
    <Panel title={translate('talent.tasks.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {error && <CouldNotLoad error={error} onRetry={refetch} />}
        {data?.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('talent.tasks.none')}
          </Typography>
        )}
        {data && data.length > 0 && <TaskLines tasks={data} label={translate('talent.tasks.title')} />}
        <TaskButton about={about} name={name} />
      </Box>
    </Panel>
  );
};
