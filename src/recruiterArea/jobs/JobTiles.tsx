import { useGetList, useTranslate } from 'react-admin';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { useJobPath } from './useJobPath.ts';

const active = { status: 'Active' };
const waiting = { status: 'Received' };

/** Totals over the company's job postings. */
export const JobTiles = () => {
  const translate = useTranslate();
  const list = useJobPath().pathTo('').split('?')[0]?.slice(0, -1) ?? '';
  const label = (tile: string) => translate(`jobPostings.tiles.${tile}`);
  const views = useViews();
  return (
    <Tiles>
      <StatTile label={label('all')} value={useCount('jobs').total} to={list} />
      <StatTile
        label={label('active')}
        value={useCount('jobs', active).total}
        to={`${list}?${listSearch(active)}`}
      />
      <StatTile label={label('applications')} value={useCount('applications').total} />
      <StatTile label={label('waiting')} value={useCount('applications', waiting).total} />
      <StatTile label={label('views')} value={views} />
    </Tiles>
  );
};

const useViews = (): number | undefined => {
  const { data } = useGetList<Job>('jobs', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  return data?.reduce((sum, { views }) => sum + views, 0);
};
