import { ApiError } from '../auth/ApiError.ts';
import type { DataProvider } from '../dataProvider/port.ts';

type Call = (...params: unknown[]) => Promise<unknown>;

export const serverError = () => new ApiError('Something went wrong on our side. Please try again.', 500);
export const offline = () => new ApiError('auth.errors.unreachable', 0, { code: 'unreachable' });

/** A connection whose calls hang until it is told to fail or to work. */
export const openConnection = () => {
  const hanging: (() => void)[] = [];
  let failure: (() => Error) | null = null;
  let works = false;
  const settle = () => {
    for (const go of hanging.splice(0)) go();
  };
  const send = (call: Call, params: unknown[]): Promise<unknown> => {
    if (works) return call(...params);
    if (failure) return Promise.reject(failure());
    return new Promise<void>((resolve) => hanging.push(resolve)).then(() => send(call, params));
  };
  return {
    through: (dataProvider: DataProvider): DataProvider =>
      new Proxy(dataProvider, {
        get: (target, name: string) => {
          const member: unknown = target[name];
          return typeof member === 'function'
            ? (...params: unknown[]) => send(member.bind(target) as Call, params)
            : member;
        },
      }),
    fail: (error: () => Error) => {
      failure = error;
      settle();
    },
    mend: () => {
      works = true;
      settle();
    },
  };
};
