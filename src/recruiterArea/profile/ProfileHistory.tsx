import { useRecordContext, useTranslateLabel } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { historyShapes } from '../../../domain/contract/candidates/history.ts';
import { HistoryField } from '../../components/fields/HistoryField.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** Engagements, education, certificates and languages of the candidate in context, as far as known. */
export const ProfileHistory = () => {
  const candidate = useRecordContext<Candidate>();
  const labelOf = useTranslateLabel();
  return historyShapes
    .filter((shape) => (candidate?.[shape]?.length ?? 0) > 0)
    .map((shape) => (
      <Panel key={shape} title={String(labelOf({ source: shape, resource: 'candidates' }))}>
        <HistoryField source={shape} shape={shape} />
      </Panel>
    ));
};
