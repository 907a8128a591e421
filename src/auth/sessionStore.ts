import type { Viewing } from '../../domain/access/profile.ts';

/** The signed-in person as the server describes them; `userData` in the browser's storage. */
export interface SessionUser {
  id: string;
  email: string;
  fullName?: string;
  displayName?: string;
  avatar?: string | null;
  userType: string;
  role?: string;
  companyId?: string | null;
  permissions?: string[];
  preferences?: { language?: string; timezone?: string };
  /** An operator looks through this person's eyes: who, at which company, until when. */
  viewing?: Viewing;
}

/** On this device until signed out, or in this tab until it closes. */
export type Keeping = 'device' | 'tab';

export interface Session {
  token: string;
  refreshToken: string | null;
  userType: string;
  user: SessionUser | null;
  keptIn: Keeping;
  /** When the person signed in, by the server's clock, and when this token came, by the browser's. */
  signedInAt: string | null;
  tokenAt: string | null;
}

/** When somebody last moved in any tab. Written every second, so a change of it is no change of the session. */
export const lastActiveKey = 'lastActive';

const keys = [
  'authToken',
  'refreshToken',
  'userType',
  'userRole',
  'userId',
  'userData',
  'loginMessage',
  'loginTimestamp',
  'tokenTimestamp',
  'tokenTurn',
  'sessionName',
  'fc',
] as const;
type Key = (typeof keys)[number];

/** The tab's own session goes before the one that the device remembers. */
const storages: [Keeping, Storage][] = [
  ['tab', sessionStorage],
  ['device', localStorage],
];
/** A kind of keeping in this tab, or the storage of another one. */
type Place = Keeping | Storage;
const storageOf = (place: Place): Storage => {
  if (place === 'tab') return sessionStorage;
  return place === 'device' ? localStorage : place;
};
const mirrored = 'user_';

export const isPersonal = (key: string) =>
  keys.some((known) => known === key) || key.startsWith(mirrored) || key.startsWith('RaStore');

const parseUser = (text: string | null): SessionUser | null => {
  try {
    return text ? (JSON.parse(text) as SessionUser) : null;
  } catch {
    return null;
  }
};

const readFrom = ([keptIn, storage]: [Keeping, Storage]): Session[] => {
  const read = (key: Key) => storage.getItem(key);
  const [token, userType] = [read('authToken'), read('userType')];
  if (!token || !userType) return [];
  return [
    {
      token,
      userType,
      keptIn,
      refreshToken: read('refreshToken'),
      user: parseUser(read('userData')),
      signedInAt: read('loginTimestamp'),
      tokenAt: read('tokenTimestamp'),
    },
  ];
};

/** Every session held here at this moment, this tab's own first. */
export const heldSessions = (): Session[] => storages.flatMap(readFrom);

/** Those that end together: a look through somebody's eyes is this tab's alone, and leaves the operator's session be. */
export const endingSessions = (): Session[] => {
  const held = heldSessions();
  return held[0]?.user?.viewing ? held.slice(0, 1) : held;
};

export const readKey = (keeping: Keeping, key: Key) => storageOf(keeping).getItem(key);

export const writeKeys = (place: Place, texts: Partial<Record<Key, string | null | undefined>>) => {
  const storage = storageOf(place);
  for (const [key, text] of Object.entries(texts)) {
    if (text) storage.setItem(key, text);
    else storage.removeItem(key);
  }
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The user as one text, and each field beside it under a key of its own. */
export const writeUser = (place: Place, user: SessionUser) => {
  const storage = storageOf(place);
  const mirrors = Object.entries(user)
    .filter(([, value]) => value != null)
    .map(([field, value]) => [mirrored + field, asText(value)] as const);
  const wanted = new Map(mirrors);
  for (const key of Object.keys(storage))
    if (key.startsWith(mirrored) && !wanted.has(key)) storage.removeItem(key);
  for (const [key, text] of mirrors) storage.setItem(key, text);
  writeKeys(place, {
    userType: user.userType,
    userRole: user.role,
    userId: user.id,
    userData: JSON.stringify(user),
    fc: user.companyId,
  });
};

/** Removes all that is personal; a choice of colours or language stays. */
export const forget = (keeping: Keeping) => {
  const storage = storageOf(keeping);
  for (const key of Object.keys(storage))
    if (isPersonal(key) || key === lastActiveKey) storage.removeItem(key);
};
