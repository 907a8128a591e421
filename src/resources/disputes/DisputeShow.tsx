import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { isOpenDispute } from '../../../domain/contract/deals/disputeMoves.ts';
import type { Dispute } from '../../../domain/contract/deals/disputes.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay, writeDayOf } from '../../components/fields/writeDay.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { DisputeActs } from './DisputeActs.tsx';

const groups = [
  {
    fields: [
      'about',
      'timesheetId',
      'invoiceId',
      'contractId',
      'employee',
      'providerId',
      'recruiterId',
      'side',
      'reason',
      'status',
      'answerBy',
    ],
  },
];

/** A dispute: what it is about, what both sides say, and the decision. */
export const DisputeShow = () => (
  <NounShow title={<DisputeTitle />} groups={groups} actions={<span />}>
    <Statements />
    <DisputeActs />
  </NounShow>
);

const DisputeTitle = () => {
  const dispute = useRecordContext<Dispute>();
  const translate = useTranslate();
  if (!dispute) return null;
  return <span>{translate('disputes.heading', { id: dispute.id, name: dispute.employee })}</span>;
};

const Statements = () => {
  const dispute = useRecordContext<Dispute>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!dispute) return null;
  const { side, author, text, answer, answeredAt, answerBy, decision, ruling, decidedAt, createdAt } =
    dispute;
  const other = side === 'provider' ? 'recruiter' : 'provider';
  const word = (key: string, values?: object) => translate(`disputes.${key}`, { ...values });
  const on = (at: string | null) => (at === null ? '' : writeDayOf(at, locale));
  const pending = word('pending', { date: writeDay(answerBy, locale, 'medium') });
  return (
    <>
      <Statement
        title={word(`from.${side}`)}
        about={word('by', { author, date: on(createdAt) })}
        text={text}
      />
      {(answer !== null || isOpenDispute(dispute)) && (
        <Statement title={word(`from.${other}`)} about={answer ? on(answeredAt) : pending} text={answer} />
      )}
      {decision && (
        <Statement
          title={translate(valueKey('disputes', 'decision', decision), { _: decision })}
          about={word('decided', { date: on(decidedAt) })}
          text={ruling}
        />
      )}
    </>
  );
};

const Statement = ({ title, about, text }: { title: string; about: string; text: string | null }) => (
  <Panel title={title}>
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {about}
      </Typography>
      {text && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>}
    </Box>
  </Panel>
);
