import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { MailText } from './MailText.tsx';
import { SendAgain } from './SendAgain.tsx';

const groups: readonly FieldGroup[] = [
  {
    fields: [
      'subject',
      'to',
      'userId',
      'purpose',
      'language',
      'status',
      'sentAt',
      'reportId',
      'attachment',
      'attachmentBytes',
      'attempts',
      'lastError',
    ],
  },
];

/** One mail: its delivery status and its text. */
export const MailShow = () => (
  <>
    <DemoNotice />
    <NounShow groups={groups}>
      <MailText />
      <SendAgain />
    </NounShow>
  </>
);
