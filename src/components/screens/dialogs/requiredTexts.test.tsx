import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOptional, metaOf } from '../../../../domain/contract/fields.ts';
import { type NounName, nounNames, nounOf, type RowIn } from '../../../../domain/contract/index.ts';
import type { Noun, Row } from '../../../../domain/contract/noun.ts';
import type { UserType } from '../../../../domain/contract/userTypes.ts';
import { defaultClock } from '../../../../fixtures/index.ts';
import { loadLaterWords } from '../../../i18n/laterWords.ts';
import { VerificationDialog } from '../../../platformAdminArea/companyPage/VerificationDialog.tsx';
import { Questions } from '../../../providerArea/hotLists/Questions.tsx';
import { DeclineApplicationsDialog } from '../../../recruiterArea/jobs/DeclineApplicationsDialog.tsx';
import { CompanyStatusDialog } from '../../../resources/companies/CompanyStatusDialog.tsx';
import { EditCompanyDialog } from '../../../resources/companies/EditCompanyDialog.tsx';
import { PaperDialog } from '../../../resources/contracts/signing/PaperDialog.tsx';
import { DisputeActs } from '../../../resources/disputes/DisputeActs.tsx';
import { IncidentTimeline } from '../../../resources/incidents/IncidentTimeline.tsx';
import { MoneyBackDialog } from '../../../resources/invoices/MoneyBackDialog.tsx';
import { PostponeDialog } from '../../../resources/invoices/PostponeDialog.tsx';
import { RefundDialog } from '../../../resources/invoices/RefundDialog.tsx';
import { ReturnDialog } from '../../../resources/invoices/ReturnDialog.tsx';
import { OutDialog } from '../../../resources/pipelineEntries/OutDialog.tsx';
import { ClientInvoiceActs } from '../../../resources/providerInvoices/ClientInvoiceActs.tsx';
import { AskForm } from '../../../resources/requests/AskForm.tsx';
import { DeclineForm } from '../../../resources/requests/DeclineForm.tsx';
import { EndProposal } from '../../../resources/requests/EndProposal.tsx';
import { DeclineDialog } from '../../../resources/signUpRequests/DeclineDialog.tsx';
import { SheetActs } from '../../../resources/timesheets/SheetActs.tsx';
import { UserStatusDialog } from '../../../resources/users/UserStatusDialog.tsx';
import { ReviewedRequest } from '../../../resources/verificationRequests/ReviewedRequest.tsx';
import { choose } from '../../../testing/acts.ts';
import { openPage, sample } from '../../../testing/open.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

beforeAll(async () => {
  await loadLaterWords();
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

const close = () => {};
const rowOf = <N extends NounName>(noun: N, values: Partial<RowIn<N>>): RowIn<N> => {
  const rows: readonly Row[] = sample.store.rows(noun);
  const found = rows.find((row) => Object.entries(values).every(([field, value]) => row[field] === value));
  if (!found) throw new Error(`No sample row of ${noun} has ${JSON.stringify(values)}`);
  return found as RowIn<N>;
};
const within = (noun: NounName, record: object, shown: ReactNode) => (
  <ResourceContextProvider value={noun}>
    <RecordContextProvider value={record}>{shown}</RecordContextProvider>
  </ResourceContextProvider>
);
const [provider, recruiter] = [{ providerId: 'CO-001' }, { recruiterId: 'CO-002' }] as const;
const reasonAsked = (
  <ReasonDialog
    stored={['contracts', 'endReason']}
    title="End?"
    text="It ends."
    confirm="End"
    onConfirm={close}
    onCancel={close}
  />
);

interface Line {
  /** The fields that it fills in, as noun and field. */
  fills: readonly string[];
  as: UserType;
  shown: () => ReactNode;
  /** The button that opens it. */
  opens?: RegExp;
  /** The name of the text, if it has one line. */
  label?: RegExp;
  /** The button that sends it, if it is not in a form. */
  sends?: RegExp;
  /** Both verdicts share the text, so a help text says when it is needed. */
  unmarked?: true;
  /** It is needed with the main reason “Other” only, and not with this one. */
  notWith?: string;
}

/** Every form with a text that the contract needs in some states only. */
const forms: Record<string, Line> = {
  'postponing an invoice': {
    fills: ['invoices.dueReason'],
    as: 'admin',
    shown: () => <PostponeDialog invoice={rowOf('invoices', { status: 'Overdue' })} onClose={close} />,
    label: /^Reason/,
  },
  'crediting an invoice': {
    fills: ['invoices.creditReason'],
    as: 'admin',
    shown: () => (
      <MoneyBackDialog
        invoice={rowOf('invoices', { status: 'Overdue' })}
        act="credit"
        resource="invoices"
        most={100}
        tooMuch="payments.above-remaining"
        reason="creditReason"
        missing="invoices.credit-reason"
        along={{}}
        onClose={close}
      />
    ),
  },
  'refunding a payment': {
    fills: ['transactions.reason'],
    as: 'admin',
    shown: () => <RefundDialog invoice={rowOf('invoices', { status: 'Paid' })} onClose={close} />,
  },
  'returning a payment': {
    fills: ['transactions.reason'],
    as: 'admin',
    shown: () => <ReturnDialog invoice={rowOf('invoices', { status: 'Paid' })} onClose={close} />,
  },
  'declining applications': {
    fills: ['applications.reason'],
    as: 'recruiter',
    shown: () => (
      <DeclineApplicationsDialog applications={[rowOf('applications', recruiter)]} onClose={close} />
    ),
  },
  'closing a pipeline entry': {
    fills: ['pipelineEntries.outcomeReason'],
    as: 'recruiter',
    shown: () => (
      <OutDialog name="Ada" exit="Rejected" lead="It ends." saving={false} onReason={close} onClose={close} />
    ),
  },
  'asking about a request': {
    fills: ['requestSteps.text'],
    as: 'provider',
    shown: () => within('requests', rowOf('requests', provider), <AskForm onLeave={close} onDone={close} />),
  },
  'declining a request': {
    fills: ['requests.reason'],
    as: 'provider',
    shown: () =>
      within(
        'requests',
        rowOf('requests', { ...provider, status: 'Pending Response' }),
        <DeclineForm onLeave={close} onDone={close} />,
      ),
    notWith: 'No Capacity',
  },
  'declining a proposal': {
    fills: ['proposals.reason'],
    as: 'recruiter',
    shown: () => (
      <EndProposal
        proposal={rowOf('proposals', { ...recruiter, status: 'Proposed' })}
        move="decline"
        onClose={close}
      />
    ),
    notWith: 'Rate Too High',
  },
  'withdrawing an acceptance': {
    fills: ['proposals.reason'],
    as: 'recruiter',
    shown: () => (
      <EndProposal
        proposal={rowOf('proposals', { ...recruiter, status: 'Accepted' })}
        move="takeBack"
        onClose={close}
      />
    ),
    notWith: 'Position Filled',
  },
  'rejecting a timesheet': {
    fills: ['timesheets.reason'],
    as: 'recruiter',
    shown: () =>
      within('timesheets', rowOf('timesheets', { ...recruiter, status: 'Submitted' }), <SheetActs />),
    opens: /^Reject/,
  },
  'voiding an invoice to a client': {
    fills: ['providerInvoices.voidReason'],
    as: 'provider',
    shown: () =>
      within(
        'providerInvoices',
        rowOf('providerInvoices', { ...provider, status: 'Sent' }),
        <ClientInvoiceActs />,
      ),
    opens: /^Void/,
  },
  'ending a contract, declining to sign it or a change of it, or voiding an envelope': {
    fills: ['contracts.endReason', 'signers.reason', 'envelopes.reason', 'amendments.answer'],
    as: 'provider',
    shown: () => reasonAsked,
  },
  'recording signatures on paper': {
    fills: ['contractDocuments.paperReason'],
    as: 'admin',
    shown: () => <PaperDialog contract={rowOf('contracts', provider)} onClose={close} />,
  },
  'answering a dispute': {
    fills: ['disputes.answer'],
    as: 'provider',
    shown: () =>
      within(
        'disputes',
        { ...rowOf('disputes', provider), status: 'Open', side: 'recruiter' },
        <DisputeActs />,
      ),
  },
  'deciding a dispute': {
    fills: ['disputes.ruling'],
    as: 'admin',
    shown: () => within('disputes', { ...rowOf('disputes', provider), status: 'Answered' }, <DisputeActs />),
  },
  'resolving an incident': {
    fills: ['incidents.resolution'],
    as: 'admin',
    shown: () => (
      <ReasonDialog
        stored={['incidents', 'resolution']}
        title="Resolve?"
        text="It is resolved."
        confirm="Resolve"
        onConfirm={close}
        onCancel={close}
      />
    ),
  },
  'noting a step of an incident': {
    fills: ['incidentEvents.note'],
    as: 'admin',
    shown: () => within('incidents', rowOf('incidents', {}), <IncidentTimeline />),
    opens: /note/i,
  },
  'suspending a user': {
    fills: ['users.statusReason'],
    as: 'admin',
    shown: () => (
      <UserStatusDialog change="suspend" who="Ada" count={1} busy={false} onConfirm={close} onClose={close} />
    ),
  },
  'suspending a company': {
    fills: ['companies.statusReason'],
    as: 'admin',
    shown: () =>
      within(
        'companies',
        {},
        <CompanyStatusDialog
          act="suspend"
          companies={[rowOf('companies', { status: 'Active' })]}
          onClose={close}
        />,
      ),
  },
  'editing a suspended company': {
    fills: ['companies.statusReason'],
    as: 'admin',
    shown: () =>
      within(
        'companies',
        {},
        <EditCompanyDialog company={rowOf('companies', { status: 'Suspended' })} onClose={close} />,
      ),
    label: /Reason/,
  },
  'rejecting a company’s documents': {
    fills: ['companies.verificationReason'],
    as: 'admin',
    shown: () => <VerificationDialog company={rowOf('companies', {})} verdict="Rejected" onClose={close} />,
  },
  'rejecting a person’s documents': {
    fills: ['verificationRequests.reason'],
    as: 'admin',
    shown: () => (
      <ReviewedRequest
        request={rowOf('verificationRequests', { status: 'Under Review' })}
        name="Ada"
        onClose={close}
      />
    ),
    sends: /^Reject/,
    unmarked: true,
  },
  'declining a sign-up': {
    fills: ['signUpRequests.reason'],
    as: 'admin',
    shown: () => <DeclineDialog request={rowOf('signUpRequests', {})} onClose={close} />,
  },
  'answering a question about a hot list': {
    fills: ['hotListQuestions.answer'],
    as: 'provider',
    shown: () => within('hotLists', rowOf('hotLists', { status: 'Sent' }), <Questions />),
    opens: /^Answer/,
  },
};

test.each(Object.entries(forms))(
  '%s marks its text as required, and says beside it that it is missing',
  async (_, line) => {
    const written = vi.fn();
    const opened = await openPage(line.as, '/', {
      layout: () => <>{line.shown()}</>,
      through: (plain) => ({ ...plain, create: written, update: written }),
    });
    const { user } = opened;
    if (line.opens) {
      const [button] = await screen.findAllByRole('button', { name: line.opens });
      await user.click(button as HTMLElement);
    }
    /** Once its row arrives, a form begins anew. */
    const box = () => {
      const texts = screen.getAllByRole<HTMLInputElement>('textbox', line.label && { name: line.label });
      const found = texts.find((one) => line.label || one.matches('textarea'));
      if (!found) throw new Error('There is no text');
      return found;
    };
    const isMarked = () => box().labels?.[0]?.textContent?.endsWith('*') ?? false;
    if (line.notWith) {
      const main = await screen.findByRole('combobox', { name: /^Main reason/ });
      expect(main.closest('.MuiFormControl-root')).toHaveTextContent(/^Main reason\s?\*/);
      expect(isMarked()).toBe(main.textContent?.startsWith('Other'));
      await choose(opened, /^Main reason/, line.notWith);
      await waitFor(() => expect(isMarked()).toBe(false));
      await choose(opened, /^Main reason/, 'Other');
    }
    await waitFor(() => expect(isMarked()).toBe(!line.unmarked));
    await user.clear(box());
    const { form } = box();
    const submit = () => form && fireEvent.submit(form);
    if (form) submit();
    else await user.click(screen.getByRole('button', { name: line.sends }));
    await waitFor(() => expect(box()).toBeInvalid());
    expect(box()).toHaveAccessibleDescription(/^(Required|Enter an?|Describe) ?/);
    expect(written).not.toHaveBeenCalled();
    if (line.notWith) {
      await choose(opened, /^Main reason/, line.notWith);
      submit();
      await waitFor(() => expect(written).toHaveBeenCalledOnce());
    }
  },
);

/** Texts that a noun's own check misses in some of its states. */
const neededSomewhere = (name: NounName): string[] => {
  const noun: Noun = nounOf(name);
  const missing = (row: Row, field: string) => noun.check?.({ ...row, [field]: null })?.[field] !== undefined;
  const states = ([field, schema]: (typeof entries)[number]) =>
    (metaOf(schema).values ?? []).map((value) => ({ [field]: value }));
  const entries = Object.entries(noun.fields);
  const rows = sample.store.rows(name).slice(0, 10);
  const inStates = rows.flatMap((row) => [
    row,
    ...entries.flatMap(states).map((state) => ({ ...row, ...state })),
  ]);
  const texts = entries.filter(
    ([field, schema]) =>
      isOptional(schema) &&
      metaOf(schema).column === 'text' &&
      metaOf(schema).values === undefined &&
      /reason|note|text|answer|ruling|resolution/i.test(field),
  );
  return texts.map(([field]) => field).filter((field) => inStates.some((row) => missing(row, field)));
};

test('every text that the contract needs in some states has a form among these', () => {
  const needed = nounNames.flatMap((noun) => neededSomewhere(noun).map((field) => `${noun}.${field}`));
  const filled = Object.values(forms).flatMap(({ fills }) => fills);
  expect(needed.length).toBeGreaterThan(12);
  expect(needed.filter((one) => !filled.includes(one))).toEqual([]);
});
