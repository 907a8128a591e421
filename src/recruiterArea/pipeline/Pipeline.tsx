import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResourceContextProvider, useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAhead } from '../../components/later/useAhead.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { Board } from './Board.tsx';
import { ClosedEntries } from './ClosedEntries.tsx';
import { LaterDialog } from './LaterDialog.tsx';
import { moved } from './moved.ts';
import { PipelineTools } from './PipelineTools.tsx';
import { useMoves } from './useMoves.ts';
import { type PipelineView, usePipelineView } from './usePipelineView.ts';
import { useStageColumns } from './useStageColumns.ts';

const EntryDialog = lazyScreen(() => import('./EntryDialog.tsx'), 'EntryDialog');

/** All candidates in the hiring process by stage, and the closed entries. */
export const Pipeline = () => {
  const translate = useTranslate();
  const view = usePipelineView();
  const { moves, move } = useMoves();
  useAhead(EntryDialog);
  return (
    <ResourceContextProvider value="pipelineEntries">
      <PageTitle>{translate('recruiter.menu.pipeline')}</PageTitle>
      <PipelineTools view={view} />
      {view.isClosed ? <ClosedEntries view={view} /> : <LiveEntries view={view} moves={moves} move={move} />}
      {view.openId && (
        <LaterDialog>
          <EntryDialog key={view.openId} id={view.openId} onMove={move} onClose={view.close} />
        </LaterDialog>
      )}
    </ResourceContextProvider>
  );
};

const LiveEntries = ({ view, moves, move }: { view: PipelineView } & ReturnType<typeof useMoves>) => {
  const translate = useTranslate();
  const { columns, error, retry, showMore } = useStageColumns(view.filter);
  if (error) return <CouldNotLoad title={translate('pipeline.failed')} error={error} onRetry={retry} />;
  if (columns.every(({ total }) => total === 0))
    return <Nobody searched={Object.keys(view.filter).length > 0} />;
  return <Board columns={moved(columns, moves)} pathOf={view.pathOf} onMove={move} onMore={showMore} />;
};

const Nobody = ({ searched }: { searched: boolean }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const kind = searched ? 'noneFound' : 'empty';
  return (
    <EmptyState
      searched={searched}
      title={translate(`pipeline.${kind}.title`)}
      text={translate(`pipeline.${kind}.text`)}
    >
      <Box>
        {!searched && (
          <Button component={Link} to={`${basename}/talent-pool`} variant="contained">
            {translate('pages.pipeline.find')}
          </Button>
        )}
      </Box>
    </EmptyState>
  );
};
