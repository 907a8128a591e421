import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { isOpenTo } from '../../domain/contract/candidates/jobTypes.ts';
import { mightSpeak, speaks } from '../../domain/contract/candidates/languageNeed.ts';
import { liesIn } from '../../domain/places/gazetteer.ts';
import { loadGazetteer } from '../../domain/places/loadGazetteer.ts';
import { overlapWith } from '../../domain/places/overlapWith.ts';
import { firstPlatform } from '../../domain/settings/platform.ts';
import { addDays, utcDay } from '../../domain/time/days.ts';
import { defaultClock } from '../../fixtures/index.ts';
import { writeDay } from '../components/fields/writeDay.ts';
import type { Writer } from '../dataProvider/browser/worldStore.ts';
import { showPlatform } from '../platform/shownPlatform.ts';
import { openPage, sample } from '../testing/open.tsx';

afterEach(() => showPlatform(firstPlatform));
const search = (filter: object) => `/talent-pool?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

test('the provider’s cost of a candidate is hidden from recruiters', async () => {
  const { store } = await openPage('provider', '/employees/BE-001/show');
  expect(await screen.findByText('Hourly Cost')).toBeVisible();
  cleanup();
  const listed = store.rows('candidates').find((candidate) => candidate.listed);
  await openPage('recruiter', `/talent-pool/${listed?.id}/show`);
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible();
  expect(screen.queryByText('Hourly Cost')).toBeNull();
});

test('a search without results shows a message', { tags: 'rest' }, async () => {
  await openPage('recruiter', search({ q: 'no such person anywhere' }));
  expect(await screen.findByText('No candidates found')).toBeVisible();
  screen.getByText('Try adjusting your search criteria or filters to find more candidates.');
});

test('a Boolean search finds candidates, and one that cannot be read says where and keeps them', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage('recruiter', search({ q: '(kafka OR rabbitmq) java -php' }));
  const contacts = { name: /^Contact the provider/ };
  const found = await screen.findAllByRole('button', contacts);
  const field = screen.getByLabelText('Search by name, title or skill');
  expect(field).toHaveAccessibleDescription('Combine words with AND, OR, NOT, parentheses and "quotes".');
  // Entered at once: on a slow machine, a search for the words typed so far would start.
  await user.tripleClick(field);
  await user.paste('java "spring');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('The quotation mark at character 6 isn’t closed'),
  );
  expect(field).toBeInvalid();
  expect(screen.getAllByRole('button', contacts)).toHaveLength(found.length);
});

test("a recruiter's question lands with the provider of the candidate", { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', '/talent-pool?perPage=12');
  const [contact] = await screen.findAllByRole('button', { name: /^Contact the provider/ });
  await user.click(contact as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: /^Request / });
  await user.type(within(dialog).getByLabelText(/^Duration/), '3 months');
  const known = store.rows('requests').length;
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(store.rows('requests')).toHaveLength(known + 1));
  expect(store.rows('requests').at(-1)).toMatchObject({
    recruiterId: 'CO-002',
    duration: '3 months',
    status: 'Pending Response',
  });
});

test('the filter panel has free-text search, skills, experience 0 to 15+ at 0 to 10, location and availability', async () => {
  await openPage('recruiter', '/talent-pool');
  const panel = within(await screen.findByLabelText('Filters'));
  panel.getByLabelText('Search by name, title or skill');
  await userEvent.setup().click(panel.getByRole('button', { name: 'Show filters' }));
  panel.getByLabelText('Skills');
  panel.getByText('0 to 10 years');
  panel.getByText('15+');
  const [least, most] = panel.getAllByRole('slider') as HTMLInputElement[];
  expect([least?.min, least?.value, most?.value, most?.max]).toEqual(['0', '0', '10', '15']);
  await userEvent.setup().click(panel.getByLabelText('Availability'));
  const choices = within(await screen.findByRole('listbox', { name: 'Availability' }));
  expect(
    choices.getAllByRole('option').map(({ textContent }) => textContent?.replace(/ \(\d+\)$/, '')),
  ).toEqual(['Any availability', 'Immediate', '2 weeks notice', '1 month notice']);
});

test('all filters are combined, also those from the URL', { tags: 'rest' }, async () => {
  const filter = {
    q: 'engineer',
    skills_inc_any: ['React', 'Python'],
    experience_gte: 3,
    availability: 'Immediate',
  };
  const { store } = await openPage('recruiter', search(filter));
  const fits = ({ listed, name, title, skills, experience, availability }: Record<string, unknown>) =>
    listed &&
    [name, title, ...(skills as string[])].some((word) => String(word).toLowerCase().includes('engineer')) &&
    (skills as string[]).some((skill) => filter.skills_inc_any.includes(skill)) &&
    Number(experience) >= 3 &&
    availability === 'Immediate';
  const people = store.rows('candidates').filter(fits);
  expect(people.length).toBeGreaterThan(0);
  const found = people.length === 1 ? '1 candidate' : `${people.length} candidates`;
  await screen.findByText(found);
  const cards = await screen.findAllByRole('article');
  const shown = cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
  const names = people.map(({ name }) => name);
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});

test('a card shows at most 4 skills, then +N, with name, title, experience, location, availability and rate', async () => {
  const person = sample.store.rows('candidates').find(({ listed, skills, experience }) => {
    return listed && (skills as string[]).length > 5 && Number(experience) < 10;
  });
  const { name, title, skills, location, experience, availability } = person as Candidate;
  await openPage('recruiter', search({ q: name }));
  const card = (await screen.findByRole('link', { name })).closest('article') as HTMLElement;
  const chips = within(within(card).getByRole('list')).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    ...skills.slice(0, 4),
    `+${skills.length - 4}`,
  ]);
  for (const words of [title, location, `${experience} years`, availability])
    expect(card).toHaveTextContent(words);
  within(card).getByTitle(`${experience} years of experience`);
  expect(card).toHaveTextContent(/[$€£]\d+\/h/);
  within(card).getByRole('button', { name: `Contact the provider of ${name}` });
  within(card).getByRole('button', { name: `Shortlist candidate: ${name}` });
  within(card).getByRole('button', { name: `Add to pipeline: ${name}` });
});

test('a click on a card opens the candidate, and one in its dialog does not', async () => {
  const person = sample.store.rows('candidates').find(({ listed, experience }) => listed && experience < 10);
  const { user } = await openPage('recruiter', search({ q: person?.name }));
  const card = (await screen.findByRole('link', { name: person?.name as string })).closest('article');
  await user.click(within(card as HTMLElement).getByRole('button', { name: /^Contact the provider/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('heading'));
  expect(location.pathname).toMatch(/talent-pool$/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(card as HTMLElement).getByText(person?.title as string));
  await waitFor(() => expect(location.pathname).toMatch(new RegExp(`${person?.id}/show$`)));
});

test('all candidates are scored for one of the company’s jobs, with reasons, and filters keep the job', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('recruiter', '/talent-pool?perPage=12');
  await user.click(await screen.findByRole('combobox', { name: 'Score against a job' }));
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await waitFor(async () => {
    const scores = await matchesShown();
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
  const scores = screen.getAllByRole('button', { name: /^\d+% match for .*, with reasons$/ });
  expect(scores).toHaveLength(12);
  const job = new URLSearchParams(location.search).get('job');
  expect(store.find('jobs', String(job))).toMatchObject({ companyId: 'CO-002' });
  await user.click(scores[0] as HTMLElement);
  const why = within(await screen.findByRole('dialog', { name: /^Why .* scores \d+$/ }));
  expect(why.getByRole('list', { name: /^Fit/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Search by name, title or skill'), 'React');
  await waitFor(() => expect(location.search).toContain('React'));
  await waitFor(() => expect(new URLSearchParams(location.search).get('job')).toBe(job));
});

test('a candidate’s page shows the score for the job in its URL, and a message if the job is gone', {
  tags: 'rest',
}, async () => {
  const job = sample.store.rows('jobs').find(({ companyId }) => companyId === 'CO-002');
  const listed = sample.store.rows('candidates').find((candidate) => candidate.listed);
  await openPage('recruiter', `/candidates/${listed?.id}/show?job=${job?.id}`);
  const panel = within(await screen.findByRole('region', { name: 'Score' }));
  expect(await panel.findByRole('img', { name: /^Score \d+ of 100: Fit/ })).toBeVisible();
  cleanup();
  await openPage('recruiter', `/candidates/${listed?.id}/show?job=JOB-99999`);
  expect(await screen.findByText('This job no longer exists.')).toBeVisible();
  expect(location.search).not.toContain('job=');
});

test('a filter by another name of a skill finds its candidates', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', search({}));
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  await user.type(screen.getByLabelText('Skills'), 'k8s{Enter}');
  const has = store.rows('candidates').filter((row) => row.listed && row.skills.includes('Kubernetes'));
  expect(has.length).toBeGreaterThan(1);
  await screen.findByText(`${has.length} candidates`);
});

test('candidates are filtered by rate, country and provider, and those in other currencies are counted', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('recruiter', search({}));
  const listed = store.rows('candidates').filter((row) => row.listed);
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  await user.type(await screen.findByLabelText('Hourly rate up to'), '60{Enter}');
  const inLimit = listed.filter(({ rate, currency }) => currency === 'USD' && rate <= 6000);
  await screen.findByText(`${inLimit.length} candidates`);
  const left = listed.filter(({ currency }) => currency !== 'USD').length;
  await screen.findByText(
    `${left} candidates aren’t shown because there’s no exchange rate for EUR, GBP, and CAD.`,
  );
  expect(JSON.parse(inAddress('filter') ?? '')).toMatchObject({ rateUpTo: 6000, rateCurrency: 'USD' });
  await user.click(screen.getByLabelText('Country'));
  await user.click(
    await screen.findByRole('option', {
      name: `India (${inLimit.filter(({ location }) => location.endsWith(', India')).length})`,
    }),
  );
  const inIndia = inLimit.filter(({ location }) => location.endsWith(', India'));
  await screen.findByText(`${inIndia.length} candidates`);
  const [one] = inIndia;
  const provider = String(store.find('companies', String(one?.companyId))?.name);
  await user.type(screen.getByLabelText('Provider'), provider);
  await user.click(await screen.findByRole('option', { name: provider }));
  const ofProvider = inIndia.filter(({ companyId }) => companyId === one?.companyId);
  await screen.findByText(new RegExp(`^${ofProvider.length} candidates?$`));
});

test('with exchange rates, other currencies are compared and shown as approximate', {
  tags: 'rest',
}, async () => {
  const rates = { kind: 'platform', key: 'exchangeRates', label: 'Exchange rates', enabled: true };
  const value = JSON.stringify({ EUR: 2, GBP: 2, CAD: 2 });
  const { user, store } = await openPage('recruiter', search({ currency: 'EUR' }));
  store.write((writer) => writer.add('preferences', { ...rates, companyId: null, userId: null, value }));
  act(() => showPlatform({ ...firstPlatform, exchangeRates: { USD: 1, EUR: 2, GBP: 2, CAD: 2 } }));
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  await user.type(await screen.findByLabelText('Hourly rate up to'), '60{Enter}');
  const amounts = () =>
    screen.getAllByText(/^≈ \$\d+$/).map((amount) => Number(amount.textContent?.replace(/\D/g, '')));
  await screen.findAllByText(/^≈ \$\d+$/);
  await waitFor(() => expect(Math.max(...amounts())).toBeLessThanOrEqual(60));
  const card = screen.getAllByText(/^≈ /)[0]?.closest('article');
  const euros = Number(/€(\d+)\/h/.exec(String(card?.textContent))?.[1]);
  expect(amounts()[0]).toBe(euros * 2);
  expect(screen.queryByText(/are left out/)).toBeNull();
});

test('candidates are filtered by languages, and those who do not state theirs are counted', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('recruiter', search({}));
  const listed = store.rows('candidates').filter((row) => row.listed);
  const german = listed.filter(({ languages }) => languages?.some(({ language }) => language === 'de'));
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  const panel = within(screen.getByLabelText('Filters'));
  await waitFor(() => expect(panel.getByRole('combobox', { name: /^Languages/ })).toBeEnabled());
  await user.click(panel.getByRole('combobox', { name: /^Languages/ }));
  await user.click(await screen.findByRole('option', { name: `German (${german.length})` }));
  await screen.findByText(`${german.length} candidates`);
  await user.click(panel.getByRole('combobox', { name: 'Level of German' }));
  await user.click(await screen.findByRole('option', { name: 'B2 or better' }));
  const fluent = german.filter((one) => speaks(one.languages, { language: 'de', level: 'B2' }));
  expect(fluent.length).toBeGreaterThan(0);
  await screen.findByText(new RegExp(`^${fluent.length} candidates?$`));
  expect(JSON.parse(inAddress('filter') ?? '')).toEqual({ speaks: ['de:B2'] });
  const unknown = listed.filter((one) => mightSpeak(one.languages, { language: 'de', level: 'B2' }));
  await screen.findByText(
    `${unknown.length} candidates aren’t shown because their profiles don’t state how well they speak German.`,
  );
  const [card] = await screen.findAllByRole('article');
  expect(card).toHaveTextContent(/German (B2|C1|C2|Native)/);
  await user.click(panel.getByRole('button', { name: 'Remove language: German' }));
  await screen.findByText(`${listed.length} candidates`);
});

test('candidates are filtered by job type, and those who accept other types only are counted', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('recruiter', search({}));
  const listed = store.rows('candidates').filter((row) => row.listed);
  const open = listed.filter((one) => isOpenTo(one.jobTypes, 'Full-time')).length;
  expect(open).toBeLessThan(listed.length);
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Job Type' }));
  await user.click(await screen.findByRole('option', { name: `Full-time (${open})` }));
  await screen.findByText(`${open} candidates`);
  expect(JSON.parse(inAddress('filter') ?? '')).toEqual({ openTo: 'Full-time' });
  await screen.findByText(
    `${listed.length - open} candidates aren’t shown because their profiles list only other job types.`,
  );
});

test('candidates are filtered by distance and common working hours', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', search({ city: 'Munich' }));
  const places = await loadGazetteer();
  const listed = store.rows('candidates').filter((row) => row.listed);
  const fits = (is: (location: string) => boolean) =>
    new RegExp(`^${listed.filter(({ location }) => is(location)).length} candidates?$`);
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Distance' }));
  await user.click(await screen.findByRole('option', { name: 'Within 250 km' }));
  const munich = places.read('Munich');
  await screen.findByText(fits((location) => liesIn(places.read(location), munich, 250)));
  await user.clear(screen.getByRole('textbox', { name: 'Location' }));
  await screen.findByText(`${listed.length} candidates`);
  await user.click(screen.getByRole('combobox', { name: 'Common Working Hours' }));
  await user.click(await screen.findByRole('option', { name: '4+ hours' }));
  const zone = await screen.findByRole('combobox', { name: 'Time Zone' });
  await user.clear(zone);
  await user.type(zone, 'Singapore');
  await user.click(await screen.findByRole('option', { name: 'Asia/Singapore' }));
  const minutesAt = overlapWith('Asia/Singapore', utcDay(defaultClock), places);
  await screen.findByText(fits((location) => (minutesAt(places.read(location)) ?? 0) >= 240));
  const [card] = await screen.findAllByRole('article');
  await waitFor(() => expect(card).toHaveTextContent(/[4-8](\.5)? h overlap/));
});

const matchesShown = async () =>
  (await screen.findAllByRole('button', { name: /^\d+% match for .*, with reasons$/ })).map((button) =>
    Number.parseInt(String(button.textContent), 10),
  );
const counted = async () => (await screen.findByText(/^[\d,]+ candidates$/)).textContent;
const inAddress = (name: string) => new URLSearchParams(location.search).get(name);

test('choosing a job orders the list by score and keeps the filters, and without the job the usual order is back', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage('recruiter', '/talent-pool');
  const before = await counted();
  await user.click(await screen.findByRole('combobox', { name: 'Score against a job' }));
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Sort: Best match first' });
  expect(JSON.parse(inAddress('filter') ?? '')).toEqual({ experience_gte: 0, experience_lte: 10 });
  await waitFor(async () => {
    const scores = await matchesShown();
    expect(scores.length).toBeGreaterThan(8);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
  expect(await counted()).toBe(before);
  await user.click(screen.getByRole('combobox', { name: 'Score against a job' }));
  await user.clear(screen.getByRole('combobox', { name: 'Score against a job' }));
  await screen.findByRole('button', { name: 'Sort: Longest on bench first' });
  expect(inAddress('job')).toBeNull();
  expect(await counted()).toBe(before);
});

test('an address with only a job has the usual filters, ordered by score', { tags: 'rest' }, async () => {
  const job = sample.store.rows('jobs').find(({ companyId }) => companyId === 'CO-002');
  await openPage('recruiter', `/talent-pool?job=${job?.id}`);
  await screen.findByRole('button', { name: 'Sort: Best match first' });
  const scores = await matchesShown();
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(JSON.parse(inAddress('filter') ?? '')).toEqual({ experience_gte: 0, experience_lte: 10 });
});

test('a list ordered by score for a job that is gone says so and is shown in the usual order', {
  tags: 'rest',
}, async () => {
  await openPage('recruiter', '/talent-pool?job=JOB-99999');
  expect(await screen.findByText('This job no longer exists.')).toBeVisible();
  await screen.findByRole('button', { name: 'Sort: Longest on bench first' });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('the tile with the number of candidates leads to as many', { tags: 'rest' }, async () => {
  const { user } = await openPage('recruiter', '/dashboard');
  const link = await screen.findByRole('link', { name: 'Total Candidates' });
  const tile = within(link.closest('li') as HTMLElement);
  const total = (await tile.findByText(/^\d+$/)).textContent;
  await user.click(link);
  expect(await counted()).toBe(`${total} candidates`);
});

test('the filters count the candidates of each skill under the present filters, and one click narrows the list', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage('recruiter', `/talent-pool?filter=${encodeURIComponent('{}')}`);
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  const skills = within(await screen.findByRole('group', { name: 'Most frequent skills' }));
  const [chip] = skills.getAllByRole('button');
  const [, skill = '', count = ''] = /^(.+) (\d+)$/.exec(chip?.textContent ?? '') ?? [];
  await user.click(chip as HTMLElement);
  await screen.findByText(`${count} candidates`);
  expect(JSON.parse(inAddress('filter') ?? '')).toEqual({ skills_inc_any: [skill] });
  const city = screen.getByRole('textbox', { name: 'Location' });
  await user.type(city, 'nowhere at all');
  await screen.findByText('No candidates found');
});

describe('a candidate with a signed contract ahead', () => {
  const today = utcDay(new Date());
  const [from, until] = [addDays(today, 10), addDays(today, 100)];
  const listed = sample.store
    .rows('candidates')
    .find((one) => one.listed && one.availability === 'Immediate');
  const name = String(listed?.name);
  const prepare = (writer: Writer) =>
    writer.touch('candidates', String(listed?.id), {
      bookings: [{ startDate: from, endDate: until }],
      bookedUntil: until,
    });
  const booked = `Booked ${writeDay(from, 'en', 'short')} – ${writeDay(until, 'en', 'short')}`;
  const again = writeDay(addDays(until, 1), 'en', 'medium');

  test('is shown as booked on the card and asked for from the first free day', async () => {
    const { user, store } = await openPage('recruiter', search({ q: name }), { prepare });
    const heading = await screen.findByRole('heading', { name });
    const card = within(heading.closest('article') as HTMLElement);
    card.getByText(booked);
    expect(card.queryByText('Immediate')).toBeNull();
    await user.click(card.getByRole('button', { name: /^Contact the provider/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Request / }));
    dialog.getByText(`${booked}. The next possible start is ${again}.`);
    expect(dialog.getByLabelText(/^Start Date/)).toHaveValue(addDays(until, 1));
    fireEvent.change(dialog.getByLabelText(/^Start Date/), { target: { value: from } });
    await user.type(dialog.getByLabelText(/^Duration/), '3 months');
    const known = store.rows('requests').length;
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await dialog.findByText(`This person is booked. The next possible start is ${again}.`);
    expect(store.rows('requests')).toHaveLength(known);
  });

  test('is shown as booked on the profile, with the first free day', async () => {
    await openPage('recruiter', `/talent-pool/${listed?.id}/show`, { prepare });
    await screen.findByText(booked);
    screen.getByText(again, { exact: false });
  });
});
