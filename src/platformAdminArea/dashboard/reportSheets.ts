import type { useTranslate } from 'react-admin';
import type { Health } from '../../../domain/health/health.ts';
import type { PlatformAlert } from '../../../domain/insight/platform/alerts.ts';
import type { PlatformFigures } from '../../../domain/insight/platform/platformFigures.ts';
import type { TopCompanies } from '../../../domain/insight/platform/topCompanies.ts';
import type { PlatformTrends } from '../../../domain/insight/platform/trends.ts';
import { minorDigits, toMajor } from '../../../domain/money/minorUnits.ts';
import { amountCell, dateCell, type Sheet, shareCell } from '../../../excel/sheet.ts';

type Read = {
  figures: PlatformFigures;
  companies: TopCompanies;
  names: ReadonlyMap<string, string>;
  alerts: readonly PlatformAlert[];
  health: Health;
  trends: readonly PlatformTrends[];
};

const cellOf = (minor: number, currency: string) =>
  amountCell(toMajor(minor, currency), minorDigits(currency));

/**
 * The dashboard's figures as sheets of a workbook: numbers stay numeric, shares are fractions of 1, times are
 * in hours.
 */
export const reportSheets = (read: Read, translate: ReturnType<typeof useTranslate>): Sheet[] => {
  const word = (key: string, args = {}) => translate(`platformDashboard.${key}`, args);
  const { figures, companies, names, alerts, health, trends } = read;
  return [
    {
      name: word('report.figures'),
      headings: [word('report.figure'), word('report.value'), word('report.before')],
      rows: [
        ...(figures.revenue ?? []).map(({ amount, currency }) => [
          `${word('tiles.revenue')} (${currency})`,
          cellOf(amount, currency),
          null,
        ]),
        ...(figures.growth ? [[word('tiles.growth'), figures.growth.now, figures.growth.before]] : []),
        ...trends.flatMap(({ range, trends: told }) =>
          told.map(({ name, value, before }) => [
            `${word(`trends.${name}`)} (${word(`trends.ranges.${range}`)})`,
            value,
            before,
          ]),
        ),
      ],
    },
    ...trends.map(({ range, trends: told }) => ({
      name: word(`trends.ranges.${range}`),
      headings: [word('report.from'), word('report.to'), ...told.map(({ name }) => word(`trends.${name}`))],
      rows: (told[0]?.points ?? []).map(({ from, to }, place) => [
        dateCell(from),
        dateCell(to),
        ...told.map(({ points }) => points[place]?.value ?? null),
      ]),
    })),
    {
      name: word('companies.title'),
      headings: [
        ...['company', 'type', 'revenue'].map((column) => word(`companies.${column}`)),
        word('report.before'),
        word('companies.growth'),
      ],
      rows: companies.companies.map(({ companyId, type, revenue, before, growth }) => [
        names.get(companyId) ?? companyId,
        word(`companies.${type}`),
        cellOf(revenue, companies.currency),
        cellOf(before, companies.currency),
        shareCell(growth),
      ]),
    },
    {
      name: word('alerts.title'),
      headings: [word('alerts.title'), word('report.count'), word('report.from')],
      rows: alerts.map(({ name, count, oldest }) => [
        word(`alerts.${name}`, { smart_count: count }),
        count,
        oldest && dateCell(oldest),
      ]),
    },
    {
      name: word('health.title'),
      headings: [word('health.check'), word('health.state')],
      rows: health.checks.map(({ name, state }) => [
        word(`health.checks.${name}`),
        word(`health.states.${state}`),
      ]),
    },
  ];
};
