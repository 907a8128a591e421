import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startsFrom } from '../../../domain/calendar/benchBars.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { answerAddress } from '../../../domain/contract/deals/answerAddress.ts';
import type { Rows } from '../../../domain/contract/index.ts';
import { wallTime } from '../../../domain/time/zones.ts';
import type { Writer } from '../../dataProvider/browser/worldStore.ts';
import { openPage, sample } from '../../testing/open.tsx';
import { sharePage } from '../../testing/sharePage.ts';

/** Today in the time zone of the sample provider. */
const firstDay = () => wallTime(Date.now(), 'Asia/Kolkata').date;
const stepsOf = (store: Awaited<ReturnType<typeof openPage>>['store'], requestId: string) =>
  store.rows('requestSteps').filter((step) => step.requestId === requestId);

describe('the table of requests', () => {
  sharePage(() => openPage('provider', '/requests?perPage=50'));

  test('shows company, position, skills, duration, rate range, urgency, status and received date', async () => {
    const row = await screen.findByRole('row', { name: /PostgreSQL Migration Specialist/ });
    for (const heading of [
      'Company',
      'Position',
      'Urgency',
      'Status',
      'Rate per Hour',
      'Duration',
      'Received',
      'Skills',
    ])
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(heading);
    for (const words of ['Medium', 'Under Review', '$56–$72', '5 months', /PostgreSQL, Oracle, Replication/])
      within(row).getByText(words);
    await within(row).findByRole('link', { name: 'Duinzicht Clinics' });
  });

  test('offers in each row Respond and View Details, except Respond for a closed request', async () => {
    const details = await screen.findAllByRole('link', { name: /^View Details of/ });
    const buttons = [
      ...screen.queryAllByRole('link', { name: /^Respond to/ }),
      ...screen.queryAllByRole('button', { name: /^Respond to/ }),
    ];
    expect(buttons).toHaveLength(details.length);
    expect(screen.getAllByRole('link', { name: /^Respond to/ })).toHaveLength(8);
  });
});

test('opening a new request marks it as seen for both sides, and keeps its status', async () => {
  const { store } = await openPage('provider', '/requests/RR-001/show');
  expect(await screen.findByText(/ sent the request$/)).toBeVisible();
  expect(await screen.findByText(/ viewed the request$/)).toBeVisible();
  expect(store.find('requests', 'RR-001')).toMatchObject({ status: 'Pending Response', answeredAt: null });
  expect(store.find('requests', 'RR-001')?.seenAt).toEqual(expect.any(String));
});

test('a link with a prepared proposal fills the form, in place of an older draft, and sends nothing', async () => {
  const { user, store } = await openPage('provider', '/requests/RR-007/show/respond');
  const message = async () =>
    within(await screen.findByRole('dialog', { name: /^Respond to the request for/ })).getByLabelText(
      /^Message/,
    );
  await user.type(await message(), 'An older draft.');
  cleanup();
  const [one] = store.rows('candidates').filter(({ companyId }) => companyId === 'CO-001');
  const prepared = {
    candidate: String(one?.id),
    rate: 7150,
    startDate: '2026-09-01',
    message: 'Free & ready',
  };
  const before = store.rows('proposals').length;
  await openPage('provider', `/${answerAddress('RR-007', { way: 'propose', ...prepared })}`);
  expect(await message()).toHaveValue('Free & ready');
  const line = await screen.findByRole('group', { name: 'Resource 1' });
  await waitFor(() => expect(within(line).getByLabelText(/^Resource/)).toHaveValue(one?.name));
  expect(within(line).getByLabelText(/^Hourly Rate/)).toHaveValue('71.50');
  expect(within(line).getByLabelText(/^Start Date/)).toHaveValue('2026-09-01');
  expect(
    await screen.findByText('This answer was filled in from a link. Check it before you send it.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Best matches on your bench' })).toBeNull();
  expect(store.rows('proposals')).toHaveLength(before);
});

/** Opens another address in the same tab, as a link does. */
const follow = (path: string) =>
  act(() => {
    window.history.pushState(null, '', `/provider/${path}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
/** What is kept of drafts of responses. */
const keptDrafts = () => Object.entries(localStorage).filter(([name]) => /responses\.RR-007\./.test(name));
const noticeOfLink = 'This answer was filled in from a link. Check it before you send it.';

test.each([
  { way: 'propose', tab: /^Propose/, field: /^Message/ },
  { way: 'ask', tab: 'Ask a question', field: /^Question/ },
  { way: 'decline', tab: 'Decline', field: /^Reason/ },
] as const)(
  'a link that prepares $way neither shows nor replaces the draft of its person',
  async ({ way, tab, field }) => {
    const respond = 'requests/RR-007/show/respond';
    const { user } = await openPage('provider', `/${respond}`);
    await user.click(await screen.findByRole('tab', { name: tab }));
    const panel = () => screen.findByRole('tabpanel', { name: tab });
    const text = async () => within(await panel()).getByRole('textbox', { name: field });
    const cancel = async () => {
      await user.click(within(await panel()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await user.type(await text(), 'My own words.');
    await cancel();
    const drafts = keptDrafts();
    expect(drafts.join()).toContain('My own words.');

    follow(answerAddress('RR-007', { way, candidate: 'BE-001', rate: 100, message: 'Other terms' }));
    expect(await text()).toHaveValue('Other terms');
    expect(within(await panel()).getByText(noticeOfLink)).toBeVisible();
    await user.type(await text(), ', seen');
    await cancel();
    expect(keptDrafts()).toEqual(drafts);

    follow(respond);
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await text()).toHaveValue('My own words.');
    expect(screen.queryByText(noticeOfLink)).toBeNull();
  },
);

test('a second link in the same tab fills the form anew, and without a message leaves it empty', async () => {
  const link = (message?: string) =>
    answerAddress('RR-007', { way: 'propose', candidate: 'BE-001', message });
  const { user } = await openPage('provider', '/requests/RR-007/show/respond');
  const message = async () =>
    within(await screen.findByRole('tabpanel', { name: /^Propose/ })).getByRole('textbox', {
      name: /^Message/,
    });
  await user.type(await message(), 'My own words.');
  follow(link('The first'));
  await waitFor(async () => expect(await message()).toHaveValue('The first'));
  follow(link('The second'));
  await waitFor(async () => expect(await message()).toHaveValue('The second'));
  follow(link());
  await waitFor(async () => expect(await message()).toHaveValue(''));
});

test('sending an answer that a link prepared keeps the draft of its person', async () => {
  const { user, store } = await openPage('provider', '/requests/RR-007/show/respond');
  await user.click(await screen.findByRole('tab', { name: 'Ask a question' }));
  await user.type(screen.getByLabelText(/^Question/), 'My own words?');
  const drafts = keptDrafts();
  follow(answerAddress('RR-007', { way: 'ask', message: 'Which time zone?' }));
  await waitFor(() => expect(screen.getByLabelText(/^Question/)).toHaveValue('Which time zone?'));
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stepsOf(store, 'RR-007').findLast(({ kind }) => kind === 'question')?.text).toBe('Which time zone?');
  expect(keptDrafts()).toEqual(drafts);
});

test('a link with a prepared decline opens its form, with the reason', async () => {
  await openPage('provider', `/${answerAddress('RR-007', { way: 'decline', message: 'All are booked.' })}`);
  const tab = await screen.findByRole('tab', { name: 'Decline', selected: true });
  expect(tab).toBeVisible();
  const panel = screen.getByRole('tabpanel', { name: 'Decline' });
  expect(within(panel).getByRole('textbox')).toHaveValue('All are booked.');
});

test('a provider proposes two candidates at once, each with a rate and a start date', async () => {
  const { user, store } = await openPage('provider', '/requests/RR-007/show/respond');
  const dialog = await screen.findByRole('dialog', { name: /^Respond to the request for/ });
  const choose = async (place: number, typed: string, name: RegExp) => {
    const line = within(dialog).getByRole('group', { name: `Resource ${place}` });
    const candidate = within(line).getByLabelText(/^Resource/);
    await user.clear(candidate);
    await user.type(candidate, typed);
    await user.click(await screen.findByRole('option', { name }));
    const rate = within(line).getByLabelText(/^Hourly Rate/);
    await user.clear(rate);
    await user.type(rate, `${60 + place}`);
    const start = within(line).getByLabelText(/^Start Date/);
    await user.clear(start);
    await user.type(start, '2026-04-01');
  };
  const [one, two] = store.rows('candidates').filter(({ companyId }) => companyId === 'CO-001');
  await choose(1, String(one?.name), new RegExp(String(one?.name)));
  await user.click(within(dialog).getByRole('button', { name: 'Propose another resource' }));
  await choose(2, String(two?.name), new RegExp(String(two?.name)));
  await user.type(within(dialog).getByLabelText(/^Message/), 'Both are free in April.');
  await user.click(within(dialog).getByRole('button', { name: 'Send 2 proposals' }));
  await waitFor(() => expect(store.find('requests', 'RR-007')?.status).toBe('Proposal Sent'));
  const made = store.rows('proposals').filter(({ requestId }) => requestId === 'RR-007');
  expect(made.map(({ name, rate, startDate, message }) => [name, rate, startDate, message])).toEqual([
    [one?.name, 6100, '2026-04-01', 'Both are free in April.'],
    [two?.name, 6200, '2026-04-01', null],
  ]);
  await waitFor(() => expect(window.location.pathname).toBe('/provider/requests/RR-007/show'));
  expect(await screen.findByRole('button', { name: `Withdraw the proposal for ${one?.name}` })).toBeVisible();
});

test('the best matches on the bench are proposed with their rate and first day in one click each', {
  tags: 'rest',
}, async () => {
  const open = sample.store
    .rows('requests')
    .find((row) => row.status === 'Pending Response' && row.providerId === 'CO-001' && !row.candidateId);
  const { user, store } = await openPage('provider', `/requests/${open?.id}/show/respond`);
  const section = await screen.findByRole('region', { name: 'Best matches on your bench' });
  const [first, second] = await within(section).findAllByRole('button', { name: /^Propose / });
  expect(within(section).getAllByRole('listitem')).toHaveLength(5);
  const scores = within(section)
    .getAllByRole('img', { name: /^\d+% match$/ })
    .map(({ textContent }) => Number.parseInt(String(textContent), 10));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(section).toHaveTextContent(/Has .*available from/);

  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  expect(within(section).getAllByRole('button', { name: / added$/ })).toHaveLength(2);
  const dialog = screen.getByRole('dialog', { name: /^Respond to the request for/ });
  await user.click(within(dialog).getByRole('button', { name: 'Send 2 proposals' }));
  await waitFor(() => expect(store.find('requests', String(open?.id))?.status).toBe('Proposal Sent'));
  const made = store.rows('proposals').filter(({ requestId }) => requestId === open?.id);
  const people = made.map(({ candidateId }) => store.find('candidates', String(candidateId)) as Candidate);
  expect(made.map(({ rate, startDate }) => [rate, startDate])).toEqual(
    people.map((candidate) => [candidate.rate, startsFrom(candidate, firstDay())]),
  );
});

test('a rate outside the budget and an overlapping booking show a warning beside the line', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/requests/RR-002/show/respond');
  const dialog = await screen.findByRole('dialog', { name: /^Respond to/ });
  const placed = store
    .rows('contracts')
    .find(({ status, type, providerId }) => status === 'Active' && type === 'SOW' && providerId === 'CO-001');
  const line = within(dialog).getByRole('group', { name: 'Resource 1' });
  const candidate = within(line).getByLabelText(/^Resource/);
  await user.clear(candidate);
  await user.type(candidate, String(placed?.employee));
  await user.click(await screen.findByRole('option', { name: new RegExp(String(placed?.employee)) }));
  const rate = within(dialog).getByLabelText(/^Hourly Rate/);
  await user.clear(rate);
  await user.type(rate, '999');
  const start = within(dialog).getByLabelText(/^Start Date/);
  await user.clear(start);
  await user.type(start, String(placed?.endDate));
  expect(await within(dialog).findByText(/^Above the budget of \$78\/h\./)).toBeVisible();
  expect(
    await within(dialog).findByText(new RegExp(`${placed?.client}, contract ${placed?.id}`)),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send proposal' }));
  const refused = new RegExp(`^${placed?.employee} is booked until .* \\(contract ${placed?.id}\\)$`);
  expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('switch', { name: /^Book anyway/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Send proposal' }));
  await waitFor(() =>
    expect(store.rows('proposals').at(-1)).toMatchObject({ overlapAgreed: true, rate: 99900 }),
  );
});

test('the requested candidate is prefilled with rate and start date, and typed values stay', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/requests/RR-002/show/respond');
  const named = store.find('candidates', String(store.find('requests', 'RR-002')?.candidateId));
  const dialog = await screen.findByRole('dialog', { name: /^Respond to/ });
  const rate = within(dialog).getByLabelText(/^Hourly Rate/);
  await waitFor(() => expect(rate).toHaveValue(String(Number(named?.rate) / 100)));
  const today = firstDay();
  expect(within(dialog).getByLabelText(/^Start Date/)).toHaveValue(startsFrom(named as Candidate, today));
  await user.clear(rate);
  await user.type(rate, '66');
  const [other] = store
    .rows('candidates')
    .filter(
      ({ id, companyId, currency }) => companyId === 'CO-001' && id !== named?.id && currency === 'USD',
    );
  const line = within(dialog).getByRole('group', { name: 'Resource 1' });
  const candidate = within(line).getByLabelText(/^Resource/);
  await user.clear(candidate);
  await user.type(candidate, String(other?.name));
  await user.click(await screen.findByRole('option', { name: new RegExp(String(other?.name)) }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Start Date/)).toHaveValue(startsFrom(other as Candidate, today)),
  );
  expect(rate).toHaveValue('66');
});

test('missing values of a proposal are reported at each field', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', '/requests/RR-004/show/respond');
  const dialog = await screen.findByRole('dialog', { name: /^Respond to/ });
  const known = store.rows('proposals').length;
  await user.click(within(dialog).getByRole('button', { name: 'Send proposal' }));
  expect(await within(dialog).findByText('Enter a date')).toBeVisible();
  expect(within(dialog).getByText('Enter an amount')).toBeVisible();
  expect(store.rows('proposals')).toHaveLength(known);
});

test('an unsent question is restored when the dialog is opened again, and sending it updates the request', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/requests');
  const respond = async () =>
    user.click((await screen.findAllByRole('link', { name: /^Respond to/ }))[0] as HTMLElement);
  await respond();
  await user.click(await screen.findByRole('tab', { name: 'Ask a question' }));
  await user.type(screen.getByLabelText(/^Question/), 'How many days on site?');
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  await user.click(cancel as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/provider/requests'));
  await respond();
  await user.click(await screen.findByRole('tab', { name: 'Ask a question' }));
  expect(screen.getByLabelText(/^Question/)).toHaveValue('How many days on site?');
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/ asked a question$/)).toBeVisible();
  const asked = store.rows('requestSteps').findLast(({ kind }) => kind === 'question');
  expect(asked).toMatchObject({ kind: 'question', side: 'provider', text: 'How many days on site?' });
});

test('declining asks for a reason first', async () => {
  const { user, store } = await openPage('provider', '/requests/RR-005/show/respond');
  await user.click(await screen.findByRole('tab', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  await user.type(screen.getByLabelText(/^Reason/), 'Nobody is free before May.');
  await user.click(screen.getByRole('button', { name: 'Decline request' }));
  await waitFor(() =>
    expect(store.find('requests', 'RR-005')).toMatchObject({
      status: 'Declined',
      reason: 'Nobody is free before May.',
    }),
  );
});

test('the recruiter answers a question, and accepts the proposed candidate', async () => {
  const offer = sample.store
    .rows('proposals')
    .find(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Proposed');
  const requestId = String(offer?.requestId);
  const { user, store } = await openPage('recruiter', `/requests/${requestId}/show`);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Accept .+ for ${offer?.name}$`) }));
  const dialog = await screen.findByRole('dialog', { name: `Accept the proposal for ${offer?.name}?` });
  expect(store.find('requests', requestId)?.status).toBe('Proposal Sent');
  await user.click(within(dialog).getByRole('button', { name: /^Accept \S+\/h$/ }));
  await waitFor(() => expect(store.find('requests', requestId)?.status).toBe('Accepted'));
  await screen.findByRole('heading', { name: `Proposal for ${offer?.name} accepted` });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(new RegExp(` accepted ${offer?.name}$`))).toBeVisible();
  expect(stepsOf(store, requestId).at(-1)).toMatchObject({ kind: 'status', to: 'Accepted' });
});

test('the recruiter declines a proposal with a reason that the provider sees', async () => {
  const offer = sample.store
    .rows('proposals')
    .find(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Proposed');
  const { user, store } = await openPage('recruiter', `/requests/${offer?.requestId}/show`);
  await user.click(await screen.findByRole('button', { name: `Decline ${offer?.name}` }));
  const dialog = await screen.findByRole('dialog', { name: /^Decline the proposal for/ });
  const decline = () => user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await user.click(within(dialog).getByRole('combobox', { name: /^Main reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Other' }));
  await decline();
  expect(await within(dialog).findByText('Enter a reason')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'We need somebody on site.');
  await decline();
  await waitFor(() =>
    expect(store.find('proposals', String(offer?.id))).toMatchObject({
      status: 'Declined',
      endReason: 'Other',
      reason: 'We need somebody on site.',
    }),
  );
});

test('the page of a request says its text and its rates once', async () => {
  const text = 'Who can start on Monday?';
  const request = sample.store.find('requests', 'RR-001') as Rows['requests'];
  const sent = sample.store
    .rows('requestSteps')
    .find(({ requestId, kind }) => requestId === request.id && kind === 'sent') as Rows['requestSteps'];
  await openPage('provider', '/requests/RR-001/show', {
    prepare: (writer) => {
      writer.change('requests', request, { message: text, rateMin: 5800, rateMax: 7000, currency: 'USD' });
      writer.change('requestSteps', sent, { text });
    },
  });
  await screen.findByText(/ sent the request$/);
  expect(screen.getAllByText(text)).toHaveLength(1);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.filter((term) => /rate/i.test(String(term)))).toEqual(['Rate per Hour']);
  expect(screen.getByText('$58–$70')).toBeVisible();
});

test('the page of a request begins with its state and its terms, and says each once', async () => {
  await openPage('provider', '/requests/RR-001/show');
  await screen.findByText(/ sent the request$/);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms[0]).toBe('Status');
  expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([]);
});

test('an operator sees which terms a request lacks, beside those that it has', async () => {
  const request = sample.store.find('requests', 'RR-001') as Rows['requests'];
  await openPage('admin', '/requests/RR-001/show', {
    prepare: (writer) =>
      writer.change('requests', request, { candidateId: null, rateMin: null, rateMax: 7000 }),
  });
  await screen.findByText(/ sent the request$/);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain('Resource');
  expect(terms.filter((term) => /rate/i.test(String(term)))).toEqual(['Rate per Hour']);
  expect(screen.getByText('$70')).toBeVisible();
});

test('the recruiter sees on a proposal, and before it is accepted, how far it is above the budget', async () => {
  const quote = sample.store
    .rows('proposals')
    .find((one) => one.recruiterId === 'CO-002' && one.status === 'Proposed') as Rows['proposals'];
  const request = sample.store.find('requests', quote.requestId) as Rows['requests'];
  const { user } = await openPage('recruiter', `/requests/${quote.requestId}/show`, {
    prepare: (writer) => {
      writer.change('proposals', quote, { rate: 9800, currency: 'USD' });
      writer.change('requests', request, { rateMin: null, rateMax: 8000, currency: 'USD' });
    },
  });
  const said = '$18/h above the budget of $80/h';
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Accept $98/h for ${quote.name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Accept the proposal for ${quote.name}?` });
  expect(await within(dialog).findByText(said)).toBeVisible();
});

describe('a counter-offer', () => {
  /** A quote of the company that has been countered with $41 an hour. */
  const countered = (side: 'providerId' | 'recruiterId', companyId: string) => {
    const quote = sample.store
      .rows('proposals')
      .find((one) => one[side] === companyId && one.status === 'Proposed') as Rows['proposals'];
    const rounds = sample.store.rows('quoteRounds').filter(({ proposalId }) => proposalId === quote.id);
    const { id: _, ...terms } = rounds.at(-1) as Rows['quoteRounds'];
    const round = quote.round + 1;
    const prepare = (writer: Writer) => {
      writer.change('proposals', quote, { status: 'Countered', round });
      writer.add('quoteRounds', { ...terms, round, side: 'recruiter', rate: 4100, currency: 'USD' });
    };
    return { quote, round, prepare, path: `/requests/${quote.requestId}/show` };
  };

  test('stands beside the quote, which the recruiter cannot accept before the provider has answered', async () => {
    const { quote, prepare, path } = countered('recruiterId', 'CO-002');
    await openPage('recruiter', path, { prepare });
    expect(await screen.findByText(/^Counter-offer: \$41\/h from /)).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^Accept .+ for ${quote.name}$`) })).toBeNull();
  });

  test('is made beside the rates agreed for the skills of the request, and its budget', async () => {
    const quote = sample.store
      .rows('proposals')
      .find((one) => one.recruiterId === 'CO-002' && one.status === 'Proposed') as Rows['proposals'];
    const request = sample.store.find('requests', quote.requestId) as Rows['requests'];
    const candidate = sample.store.find('candidates', quote.candidateId) as Candidate;
    const skill = sample.store
      .rows('agreedRates')
      .find(
        (one) =>
          one.currency === 'USD' &&
          one.country === null &&
          one.experienceFrom === null &&
          !candidate.skills.includes(one.skill),
      )?.skill as string;
    const { user } = await openPage('recruiter', `/requests/${quote.requestId}/show`, {
      prepare: (writer) => {
        writer.change('proposals', quote, { currency: 'USD' });
        writer.change('requests', request, {
          skills: [skill],
          rateMin: null,
          rateMax: 4000,
          currency: 'USD',
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: `Make a counter-offer for ${quote.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /counter-offer/i }));
    expect(await dialog.findByText(new RegExp(`^Agreed rates for ${skill}\\b`))).toBeVisible();
    expect(await dialog.findByText(/^Above the budget of \$40\/h\./)).toBeVisible();
    const rate = dialog.getByLabelText(/^Hourly Rate/);
    await user.clear(rate);
    await user.type(rate, '40');
    await waitFor(() => expect(dialog.queryByText(/^Above the budget/)).toBeNull());
  });

  test('is taken up by the provider with a button that says its amount', async () => {
    const { quote, round, prepare, path } = countered('providerId', 'CO-001');
    const { user, store } = await openPage('provider', path, { prepare });
    await user.click(await screen.findByRole('button', { name: `Accept $41/h for ${quote.name}` }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/^Your new terms are \$41\/h from /)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Accept $41/h' }));
    const taken = { status: 'Revised', round: round + 1, rate: 4100 };
    await waitFor(() => expect(store.find('proposals', quote.id)).toMatchObject(taken));
  });
});
