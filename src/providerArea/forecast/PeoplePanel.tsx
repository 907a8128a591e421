import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBasename, useCreatePath, useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { featureNames } from '../../../domain/insight/benchForecast/features.ts';
import type { ForecastPerson, PlacementChance } from '../../../domain/insight/benchForecast/forecast.ts';
import { toMajor } from '../../../domain/money/minorUnits.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import type { ForecastReport } from './ForecastPage.tsx';

const fewest = 10;

/** Who is on the bench or will be, with the chance of a placement within 30, 60 and 90 days. */
export const PeoplePanel = ({ report }: { report: ForecastReport }) => {
  const { people, morePeople, features, state } = report;
  const { translate } = useFigures('USD');
  const writeList = useWriteList();
  const columns = usePeopleColumns();
  const { rows, ordered } = useOrdered(people, columns);
  const [all, showAll] = useState(false);
  const title = translate('benchForecast.people.title');
  const named = (names: readonly string[]) =>
    writeList(names.map((name) => translate(`benchForecast.features.${name}`)));
  const unused = featureNames.filter((name) => !features.includes(name));
  return (
    <Panel title={title} info={translate('benchForecast.people.rule')}>
      {state === 'ready' && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: 760 }}>
          {translate('benchForecast.people.uses', { features: named(features) })}
          {unused.length > 0 && ` ${translate('benchForecast.people.unused', { features: named(unused) })}`}
        </Typography>
      )}
      <TextField
        select
        size="small"
        label={translate('benchForecast.people.sortBy')}
        value={ordered.key}
        onChange={({ target }) => ordered.choose(target.value)}
        sx={{ display: { sm: 'none' }, mb: 2, minWidth: 200 }}
      >
        {columns
          .filter(({ order }) => order)
          .map(({ key, label }) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          ))}
      </TextField>
      <TableOrCards
        label={title}
        columns={columns}
        rows={all ? rows : rows.slice(0, fewest)}
        idOf={({ id }) => id}
        ordered={ordered}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {rows.length > fewest && (
          <Button size="small" onClick={() => showAll(!all)} aria-expanded={all}>
            {translate(all ? 'benchForecast.people.fewer' : 'benchForecast.people.all', {
              smart_count: rows.length,
            })}
          </Button>
        )}
        <ExportFigures title={title} fileName="placement-probabilities" columns={columns} rows={rows} />
      </Box>
      {morePeople > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('benchForecast.people.more', { smart_count: morePeople })}
        </Typography>
      )}
    </Panel>
  );
};

type PersonColumn = FileColumn<ForecastPerson>;

/** The rows in the chosen order; the same column again reverses it. */
const useOrdered = (people: readonly ForecastPerson[], columns: readonly PersonColumn[]) => {
  const [{ key, direction }, order] = useState<{ key: string; direction: 'asc' | 'desc' }>({
    key: 'placed30',
    direction: 'desc',
  });
  const locale = useLocale();
  const column = columns.find((one) => one.key === key);
  const sign = direction === 'asc' ? 1 : -1;
  const rows = people.toSorted((a, b) => {
    const [one, other] = [column?.order?.(a) ?? null, column?.order?.(b) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const before = typeof one === 'string' ? one.localeCompare(String(other), locale) : one - Number(other);
    return sign * before;
  });
  const choose = (chosen: string) => {
    const isNumeric = columns.find((one) => one.key === chosen)?.numeric === true;
    const first = isNumeric ? 'desc' : 'asc';
    const other = first === 'asc' ? 'desc' : 'asc';
    order({ key: chosen, direction: chosen === key && direction === first ? other : first });
  };
  return { rows, ordered: { key, direction, choose } };
};

const usePeopleColumns = (): PersonColumn[] => {
  const { translate, share, date } = useFigures('USD');
  const createPath = useCreatePath();
  const label = (key: string) => translate(`benchForecast.people.${key}`);
  const status = ({ state, on }: ForecastPerson) =>
    translate(`benchForecast.people.states.${state}`, { date: date(on) });
  const said = ({ band, share: chance }: PlacementChance) =>
    chance === null ? label(`bands.${band}`) : share(chance);
  const within = (place: 0 | 1 | 2, days: number): PersonColumn => ({
    key: `placed${days}`,
    label: translate('benchForecast.people.days', { days }),
    numeric: true,
    order: ({ placed }) => placed?.[place].rank ?? null,
    show: ({ placed }) => (placed ? said(placed[place]) : '–'),
    write: ({ placed }) => placed && said(placed[place]),
  });
  return [
    {
      key: 'name',
      label: label('name'),
      order: ({ name }) => name,
      show: ({ id, name, title }) => (
        <>
          <Link component={RouterLink} to={createPath({ resource: 'candidates', type: 'show', id })}>
            {name}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {title}
          </Typography>
        </>
      ),
      write: ({ name }) => name,
    },
    { key: 'status', label: label('status'), order: ({ on }) => on, show: status },
    within(0, 30),
    within(1, 60),
    within(2, 90),
    {
      key: 'cost',
      label: label('cost'),
      numeric: true,
      order: ({ cost }) => cost,
      show: (person) => <DayCost person={person} />,
      write: ({ cost, currency }) => (cost === null ? null : `${toMajor(cost, currency)} ${currency}`),
    },
    {
      key: 'actions',
      label: label('next'),
      show: (person) => <NextStep person={person} />,
      write: status,
    },
  ];
};

const DayCost = ({ person: { cost, currency } }: { person: ForecastPerson }) => {
  const { money } = useFigures(currency);
  return cost === null ? '–' : money(cost);
};

const NextStep = ({ person: { state, name, contractId } }: { person: ForecastPerson }) => {
  const basename = useBasename();
  const { translate } = useFigures('USD');
  const { key, to } =
    state === 'rollOff'
      ? { key: 'findRequests', to: '/roll-offs' }
      : state === 'starting' && contractId
        ? { key: 'viewDeployment', to: `/deployments/${contractId}/show` }
        : { key: 'findJobs', to: '/jobs' };
  return (
    <Button
      size="small"
      component={RouterLink}
      to={basename + to}
      aria-label={translate(`benchForecast.people.${key}For`, { name })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate(`benchForecast.people.${key}`)}
    </Button>
  );
};
