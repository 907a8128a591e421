import type { z } from 'zod';
import type { FileOperations } from './files.ts';
import type { Operations } from './index.ts';
import type { InsightOperations } from './insights.ts';
import type { AnswerTo } from './operation.ts';
import type { PasskeyOperations } from './passkeys.ts';
import type { SessionOperations } from './session.ts';
import type { SingleSignOnOperations } from './singleSignOn.ts';
import type { SiteOperations } from './site.ts';

/** Operations that pages call by their route, without the data provider and the schemas. */
type Early = SessionOperations &
  SingleSignOnOperations &
  PasskeyOperations &
  SiteOperations &
  Pick<Operations, 'maintenance'>;
type RouteOf<O> = O extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** A route such as `POST /auth/login`, by which such a page calls an operation. */
export type Route = { [N in keyof Early]: RouteOf<Early[N]> }[keyof Early];
type At<R extends Route> = {
  [N in keyof Early]: RouteOf<Early[N]> extends R ? Early[N] : never;
}[keyof Early];

export type InputAt<R extends Route> = z.input<At<R>['input']>;
/** The response of a route, with its envelope if it has one. */
export type ResponseAt<R extends Route> =
  At<R> extends { enveloped?: infer E }
    ? [E] extends [undefined]
      ? AnswerTo<At<R>>
      : { success: true; data: AnswerTo<At<R>>; message: string; timestamp: string }
    : never;

type PathOf<O> = O extends { path: infer P } ? P : never;
/** Paths of the calls for which the data provider has methods of its own. */
export type DataPath =
  | PathOf<FileOperations[keyof FileOperations]>
  | PathOf<InsightOperations[keyof InsightOperations]>;
/** The names of the values in a path. */
export type NamesIn<P> = P extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never;
