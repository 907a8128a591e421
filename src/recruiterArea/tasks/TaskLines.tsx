import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Task } from '../../../domain/contract/hiring/tasks.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { refusalText } from '../../components/forms/refusalText.ts';

interface Props {
  tasks: readonly Task[];
  label: string;
  /** Names the row that each task is about. */
  named?: boolean;
}

/** Tasks with a checkbox each; those that are overdue say so. */
export const TaskLines = ({ tasks, label, named = false }: Props) => {
  const translate = useTranslate();
  const settle = useSettle();
  const mayEdit = useMay('edit', 'tasks');
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {tasks.map((task) => (
        <Box component="li" key={task.id} sx={{ display: 'flex', alignItems: 'flex-start', minWidth: 0 }}>
          <Checkbox
            size="small"
            sx={{ ml: -1, mt: -0.25 }}
            checked={task.status === 'Done'}
            disabled={!mayEdit}
            onChange={(_, isDone) => settle(task, isDone)}
            slotProps={{
              input: { 'aria-label': translate('talent.tasks.doneNamed', { title: task.title }) },
            }}
          />
          <Box sx={{ minWidth: 0, pt: 0.75 }}>
            <Typography
              variant="body2"
              sx={{
                fontWeight: 600,
                overflowWrap: 'anywhere',
                ...(task.status === 'Done' && { textDecoration: 'line-through', color: 'text.secondary' }),
              }}
            >
              {task.title}
            </Typography>
            <TaskFacts task={task} named={named} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const TaskFacts = ({ task, named }: { task: Task; named: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { userId } = useActor();
  const { dueDate, doneOn, status } = task;
  const today = utcDay(new Date());
  const isLate = status === 'Open' && dueDate < today;
  const date = writeDay(doneOn ?? dueDate, locale, 'medium');
  const when = doneOn ? 'doneOn' : isLate ? 'overdue' : dueDate === today ? 'today' : 'due';
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 600 } : undefined}>
        {translate(`talent.tasks.${when}`, { date })}
      </Box>
      {task.userId !== userId && ` · ${task.assignee}`}
      {named && task.about && (
        <>
          {' · '}
          <AboutLink task={task} />
        </>
      )}
    </Typography>
  );
};

const AboutLink = ({ task: { candidateId, jobId, requestId, about } }: { task: Task }) => {
  const createPath = useCreatePath();
  const to = candidateId
    ? createPath({ resource: 'candidates', type: 'show', id: candidateId })
    : jobId
      ? createPath({ resource: 'jobs', type: 'show', id: jobId })
      : createPath({ resource: 'requests', type: 'show', id: requestId ?? '' });
  return (
    <Link component={RouterLink} to={to}>
      {about}
    </Link>
  );
};

/** Marks a task as done, or as open again. */
const useSettle = () => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  return async (task: Task, isDone: boolean) => {
    try {
      const data = { status: isDone ? 'Done' : 'Open' };
      await dataProvider.update('tasks', { id: task.id, data, previousData: task });
      notify(isDone ? 'talent.tasks.done' : 'talent.tasks.reopened', {
        type: 'success',
        messageArgs: { title: task.title },
      });
    } catch (error) {
      notify(refusalText(error), { type: 'warning' });
    }
    await Promise.all(['tasks', 'timeline'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
};
