import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TopCompany } from '../../../domain/insight/platform/topCompanies.ts';
import { compactMoney } from '../../../domain/money/formatMoney.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { useFigures } from '../../components/insight/useFigures.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { stackedOnPhones } from './stackedOnPhones.ts';
import { useCompanyNames } from './useCompanyNames.ts';

const columns = ['company', 'type', 'revenue', 'growth'] as const;

/** The companies with the most business on the platform. */
export const TopCompanies = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const { data, error, refetch } = useInsight('topCompanies', {});
  const names = useCompanyNames(data?.companies.map(({ companyId }) => companyId));
  const word = (key: string, args = {}) => translate(`platformDashboard.companies.${key}`, args);
  return (
    <Panel title={word('title')}>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.companies.length === 0 && <Typography color="textSecondary">{word('none')}</Typography>}
      {data && data.companies.length > 0 && (
        <>
          <Table size="small" sx={stackedOnPhones}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column} align={isNumber(column) ? 'right' : 'left'}>
                    {word(column)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.companies.map((company) => (
                <Company
                  key={company.companyId}
                  company={company}
                  name={names.get(company.companyId)}
                  currency={data.currency}
                />
              ))}
            </TableBody>
          </Table>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {word('note', { currency: data.currency })}{' '}
            {data.otherCurrencies.length > 0 &&
              word('others', { currencies: writeList(data.otherCurrencies) })}
          </Typography>
        </>
      )}
    </Panel>
  );
};

const isNumber = (column: (typeof columns)[number]) => column === 'revenue' || column === 'growth';

type CompanyProps = { company: TopCompany; name: string | undefined; currency: string };

const Company = ({ company: { companyId, type, revenue, growth }, name, currency }: CompanyProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={`${basename}/${type}s/${companyId}/show`} sx={{ fontWeight: 500 }}>
          {name ?? companyId}
        </Link>
      </TableCell>
      <TableCell>{translate(`platformDashboard.companies.${type}`)}</TableCell>
      <TableCell align="right">{compactMoney(revenue, currency, locale)}</TableCell>
      <TableCell align="right">
        <Growth growth={growth} />
      </TableCell>
    </TableRow>
  );
};

const Growth = ({ growth }: { growth: number | null }) => {
  const { growth: told, translate } = useFigures('USD');
  if (growth === null) return translate('platformDashboard.companies.fresh');
  return (
    <Box component="span" sx={{ color: growth < 0 ? 'error.main' : 'success.main', fontWeight: 600 }}>
      {told(growth)}
    </Box>
  );
};
