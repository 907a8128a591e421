import { useState } from 'react';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { platformRanges } from '../../../domain/insight/platform/range.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useReason } from '../../auth/useReason.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { useNoteUse } from '../../components/usage/useNoteUse.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { reportSheets } from './reportSheets.ts';

/** The platform's own measurements: the part of the dashboard that gains a row per day. */
const daysAsked = {
  noun: 'platformDays',
  fields: ['day', 'activeUsers', 'requests', 'failures', 'responseMs', 'upMinutes'],
  dateField: 'day',
  range: '30d',
};

/**
 * Creates a workbook of the whole dashboard, and saves its daily figures as a report if the user may do so.
 */
export const usePlatformReport = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const notify = useNotify();
  const reasonOf = useReason();
  const translate = useTranslate();
  const locale = useLocale();
  const mayNote = useMay('create', 'reports');
  const noteUse = useNoteUse();
  const [busy, setBusy] = useState(false);

  const read = async () => {
    const [figures, companies, alerts, health, ...trends] = await Promise.all([
      dataProvider.insight('platformFigures', { asked: {} }),
      dataProvider.insight('topCompanies', { asked: {} }),
      dataProvider.insight('platformAlerts', { asked: {} }),
      dataProvider.platformHealth(),
      ...platformRanges.map((range) => dataProvider.insight('platformTrends', { asked: { range } })),
    ]);
    const ids = companies.data.companies.map(({ companyId }) => companyId);
    const { data: named } = await dataProvider.getMany('companies', { ids });
    return {
      figures: figures.data,
      companies: companies.data,
      names: new Map(named.map(({ id, name }) => [String(id), String(name)])),
      alerts: alerts.data.alerts,
      health: health.data,
      trends: trends.map(({ data }) => data),
    };
  };
  const make = async () => {
    const day = new Date();
    const { saveWorkbook } = await import('../../components/download/saveWorkbook.ts');
    const file = `${translate('platformDashboard.report.file')}-${utcDay(day)}.xlsx`;
    await saveWorkbook(reportSheets(await read(), translate), file);
    noteUse('exports');
    if (!mayNote) return;
    const name = translate('platformDashboard.report.name', {
      day: writeDayOf(day, locale),
    });
    await dataProvider.create('reports', {
      data: { name, type: 'Performance', format: 'Excel', ...daysAsked },
    });
  };
  const act = async () => {
    setBusy(true);
    notify('platformDashboard.report.started', { type: 'info' });
    try {
      await make();
      notify('platformDashboard.report.done', { type: 'success' });
    } catch (error) {
      const reason = reasonOf(error);
      notify('platformDashboard.report.failed', { type: 'error', messageArgs: { reason } });
    } finally {
      setBusy(false);
    }
  };
  return { act: () => void act(), busy };
};
