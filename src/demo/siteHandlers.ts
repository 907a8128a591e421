import { HttpResponse, http } from 'msw/http';
import { acceptVisit, changeByItself } from '../../application/changeRow.ts';
import type { UnitOfWork } from '../../application/unitOfWork.ts';
import { visitor } from '../../domain/access/can.ts';
import { isFromMachine } from '../../domain/change/visit.ts';
import { email } from '../../domain/contract/fields.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Maintenance } from '../../domain/contract/maintenances.ts';
import { Invalid, LinkUsed } from '../../domain/errors.ts';
import { type Searched, talentCounts } from '../../domain/insight/talentCounts.ts';
import { announcementOf } from '../../domain/maintenance/announcement.ts';
import { refuseDuringMaintenance } from '../../domain/maintenance/refuseDuringMaintenance.ts';
import { readSearchWords } from '../../domain/query/searchWords.ts';
import { inTransaction } from '../dataProvider/browser/memoryRows.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { bodyOf, enveloped } from './enveloped.ts';

const forms = ['signUpRequests', 'newsletterSubscriptions', 'contactMessages'] as const;

/** The public site's routes, answered from the demo's rows. No mail is sent. */
export const siteHandlers = (store: WorldStore, clock: () => Date) => [
  ...forms.map((noun) =>
    http.post(`*/api/v1/${noun}`, ({ request }) =>
      enveloped('Thank you', async () => accept(store, noun, await bodyOf(request), clock()), 201),
    ),
  ),

  http.get('*/api/v1/maintenance', () =>
    enveloped('Maintenance', () => announcementOf(maintenancesIn(store), clock())),
  ),

  http.get('*/api/v1/talent/counts', ({ request }) =>
    enveloped('Matching profiles', () => {
      const q = readSearchWords(new URL(request.url).searchParams.get('q'));
      return talentCounts(store.rows('candidates') as readonly unknown[] as Searched[], q);
    }),
  ),

  http.post('*/api/v1/auth/password-reset', ({ request }) =>
    enveloped('If there is an account with this email, a link is on its way.', async () => {
      refuseDuringMaintenance(maintenancesIn(store), visitor, clock());
      const given = email().safeParse(((await bodyOf(request)) as { email?: unknown }).email);
      if (!given.success) throw Invalid({ email: given.error.issues[0]?.message ?? 'Required' });
      return null;
    }),
  ),

  ...['password-link', 'password-link/use'].map((path) =>
    http.post(`*/api/v1/auth/${path}`, () =>
      enveloped('', () => {
        throw LinkUsed();
      }),
    ),
  ),

  http.get('*/api/v1/mails/:id/text', () =>
    HttpResponse.json(
      { success: false, code: 'NotFound', message: 'The demo writes no mails', requestId: 'browser' },
      { status: 404 },
    ),
  ),
];

const maintenancesIn = (store: WorldStore) =>
  store.rows('maintenances') as readonly unknown[] as Maintenance[];

const accept = (store: WorldStore, noun: NounName, body: unknown, now: Date): Promise<null> =>
  store.enqueue(async () => {
    refuseDuringMaintenance(maintenancesIn(store), visitor, now);
    if (isFromMachine(body)) return null;
    await inTransaction({ store }, { actor: visitor, name: 'Visitor', now }, async (work) => {
      const made = await acceptVisit(work, noun, body);
      if (!made && noun === 'newsletterSubscriptions') await subscribeAgain(work, body as { email: string });
    });
    return null;
  });

const subscribeAgain = async (work: UnitOfWork, { email: given }: { email: string }) => {
  const address = given.trim().toLowerCase();
  const row = await work.rows.system.findBy('newsletterSubscriptions', 'email', address);
  if (row?.status === 'Unsubscribed')
    await changeByItself(work, 'newsletterSubscriptions', row, { status: 'Subscribed' });
};
