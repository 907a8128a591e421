import { asOperator, mayCall } from '../../domain/access/can.ts';
import { type Profile, profileOf } from '../../domain/access/profile.ts';
import { viewedAs, viewMinutes, whyNotViewed } from '../../domain/access/viewing.ts';
import { auditRow } from '../../domain/change/audit.ts';
import type { Company } from '../../domain/contract/accounts/companies.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { nounOf } from '../../domain/contract/index.ts';
import { Conflict, NotAllowed, NotSignedIn, RowMissing, ViewOnly } from '../../domain/errors.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { givenIn, type SignedIn, signedIn } from '../dataProvider/signedIn.ts';
import { demoActor } from './demoActor.ts';
import { type DemoView, viewOf, viewTokenFor } from './demoTokens.ts';

/** Starts viewing as another user, like the server does. */
export const openDemoView = (store: WorldStore, token: string | undefined, id: string, now: Date) => {
  const by = demoActor(store, token, now);
  if (!by) throw NotSignedIn();
  if (by.viewedBy) throw ViewOnly();
  if (!mayCall(by, asOperator)) throw NotAllowed();
  const person = store.find('users', id) as User | null;
  if (!person) throw RowMissing(nounOf('users'));
  const refused = whyNotViewed(person, store.find('companies', person.companyId ?? '') as Company | null);
  if (refused) throw Conflict(refused);
  const until = new Date(now.getTime() + viewMinutes * 60_000);
  putOnRecord(store, by, person, now, 'view as', { until: until.toISOString() });
  const view = { userId: id, by: by.userId, until };
  return { token: viewTokenFor(id, by.userId, until), user: viewedProfile(store, view, person, by) };
};

/** The profile of the viewed user, as sign-in and profile responses return it. */
const viewedProfile = (store: WorldStore, { until }: DemoView, person: User, by: SignedIn): Profile => {
  const given = givenIn(store, person);
  const { permissions } = viewedAs(signedIn(person, given), by);
  const company = String(store.find('companies', person.companyId ?? '')?.name);
  const viewing = { by: by.name, company, until: until.toISOString() };
  return { ...profileOf(person, given), permissions, viewing };
};

/** The profile for a token, of a session or a view; null without a session. */
export const demoProfile = (store: WorldStore, token: string | undefined, now: Date): Profile | null => {
  const actor = demoActor(store, token, now);
  const user = actor && (store.find('users', actor.userId) as User);
  const view = viewOf(token);
  if (!actor || !user) return null;
  if (!view) return profileOf(user, givenIn(store, user));
  const viewer = store.find('users', view.by) as User;
  return viewedProfile(store, view, user, signedIn(viewer, givenIn(store, viewer)));
};

/** Records the end of a view in the audit log. */
export const endDemoView = (store: WorldStore, token: string | undefined, now: Date): void => {
  const view = viewOf(token);
  const [person, viewer] = [view?.userId, view?.by].map((id) => id && (store.find('users', id) as User));
  if (person && viewer) putOnRecord(store, signedIn(viewer, null), person, now, 'end view');
};

const putOnRecord = (
  store: WorldStore,
  by: SignedIn,
  person: User,
  now: Date,
  action: string,
  more: object = {},
) => {
  const entry = {
    action,
    noun: 'users',
    target: person.id,
    companyId: person.companyId,
    after: { person: person.fullName, ...more },
  };
  void store.enqueue(async () =>
    store.write((writer) =>
      writer.add('auditLogs', auditRow({ actor: by, name: by.name, now }, entry, 'browser')),
    ),
  );
};
