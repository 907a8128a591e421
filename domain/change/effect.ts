import type { Reveal } from '../contract/candidates/reveals.ts';
import type { ConversationMessage } from '../contract/deals/conversationMessages.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import type { NounName, RowIn } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Reader, Values } from './context.ts';
import type { About } from './notifications/concerned.ts';
import type { NotificationContent, Person } from './notifications/notificationRows.ts';
import type { OperatorNotification } from './notifications/operatorNotificationRows.ts';

/** A further write that belongs to a change and is stored with it or not at all. */
export type Effect =
  | {
      kind: 'add';
      noun:
        | 'activities'
        | 'stageChanges'
        | 'requestSteps'
        | 'quoteRounds'
        | 'ticketEvents'
        | 'incidentEvents'
        | 'signers'
        | 'signingEvents'
        | 'hotListRecipients';
      row: Values;
    }
  /**
   * A queued mail. If the budget of mails to people without an account is used up, the whole change is refused beside
   * this field, or the mail waits for a day with room. A mail to an account needs neither.
   */
  | {
      kind: 'mail';
      row: Values;
      whenFull: string;
      /** The company that it counts to, if not its author’s. */
      sender?: string;
    }
  /** A row as if its author had created it: audited, with its own effects and those that need its id. */
  | {
      kind: 'create';
      noun: NounName;
      row: Values;
      following(made: Row): Effect[];
      /** Whose permissions apply if the author lacks them. */
      by?: 'system';
    }
  /** Effects that depend on other rows: each list of rows answers the query at the same position. */
  | {
      kind: 'read';
      /** Lock keys held until the change is stored, taken before anything is read. */
      hold?: string;
      at: readonly (readonly [noun: NounName, where: Values])[];
      effects(found: readonly (readonly Row[])[]): Effect[];
    }
  /** A row that is added unless one with the same key exists; its effects run only then. */
  | {
      kind: 'once';
      noun: 'profileViews' | 'jobViews';
      row: Values;
      key: readonly string[];
      effects: readonly Effect[];
    }
  /** A timestamp that is set once without a new version of the row; its effects run only the first time. */
  | {
      kind: 'mark';
      noun: 'requests' | 'hotListRecipients';
      id: string;
      field: 'seenAt' | 'openedAt' | 'unsubscribedAt';
      at: string;
      effects: readonly Effect[];
    }
  /**
   * A notification for the people of a company, or for one of them, through the channels they have switched
   * on; `from` names the company that caused it.
   */
  | {
      kind: 'notifyCompany';
      companyId: string;
      from: string | null;
      notification: NotificationContent;
      to?: string;
      /** The row whose people in charge and followers get a mail; without it, everyone does. */
      about?: About;
      /** The inbox only. */
      quiet?: boolean;
      /** It concerns people as usual, who get another mail about it. */
      unmailed?: true;
      /** Also the person whose change it is: somebody else may have made it in their session. */
      alsoActor?: true;
    }
  /** A notification for one person, and for those of the same company who follow the record. */
  | { kind: 'notifyPerson'; person: Person; notification: NotificationContent; about?: About }
  /** A notification for the platform’s operators. */
  | { kind: 'notifyOperators'; notification: OperatorNotification }
  /**
   * A notification of a company's profile views, at the first view of the day; its figures cover the time
   * since the last one.
   */
  | { kind: 'notifyOfViews'; companyId: string; day: string; since: string }
  /** Counts a new message in its conversation, which its author has read up to there, and notifies of it. */
  | { kind: 'converse'; message: ConversationMessage }
  /** Invites everyone who takes part in an interview by mail, moves it in their calendars, or removes it. */
  | { kind: 'inviteToInterview'; before: Interview | null; after: Interview | null }
  /** Removes the interviews of a deleted pipeline entry from calendars. */
  | { kind: 'endInvitations'; entry: PipelineEntry }
  /** Increments or decrements a counter of a row, without a new version. */
  | Count
  /** A change of other rows, with its own audit entry and effects; does nothing if no value differs. */
  | {
      kind: 'revise';
      noun:
        | 'requisitions'
        | 'requests'
        | 'proposals'
        | 'subscriptions'
        | 'paymentMethods'
        | 'companies'
        | 'invoices'
        | 'transactions'
        | 'bankEntries'
        | 'users'
        | 'candidates'
        | 'pipelineEntries'
        | 'interviews'
        | 'hireReviews'
        | 'timesheets'
        | 'providerInvoices'
        | 'tickets'
        | 'contracts'
        | 'amendments'
        | 'envelopes'
        | 'signers'
        | 'hotListRecipients';
      /** The rows: every field must equal its value. */
      where: Values;
      values: (row: Row) => Values;
      /** Further values, which depend on other rows. */
      further?: (row: Row, reader: Pick<Reader, 'findAll' | 'count'>) => Promise<Values>;
      /** Notifications come from the change that this one is part of. */
      along?: boolean;
    }
  /** Deletes rows, each with its own audit entry and effects. */
  | { kind: 'remove'; noun: 'holds'; where: Values }
  /** Grants the contract's current recruiter access to its documents. */
  | { kind: 'share'; contractId: string; recruiterId: string | null }
  /**
   * Shows a recruiter who a masked candidate is, or all of a provider's, and logs it; the request is known to the
   * recruiter as this provider's from now on.
   */
  | {
      kind: 'reveal';
      providerId: string;
      recruiterId: string;
      candidateId: string | null;
      reason: Reveal['reason'];
      requestId: string | null;
      contractId: string | null;
    }
  /** Masks a provider's candidates again for a recruiter who knows them by nothing else. */
  | { kind: 'conceal'; providerId: string; recruiterId: string }
  /** Follows a company's setting: masks its candidates, or shows them to everyone. */
  | { kind: 'remask'; companyId: string }
  /** A candidate who is masked from now on: the log names the recruiters who know it already. */
  | { kind: 'known'; candidateId: string }
  /** A candidate who is not masked any more: rows of recruiters get the name. */
  | { kind: 'unmask'; candidateId: string }
  /** What plugins state about a candidate for matching may have changed. */
  | { kind: 'restate'; candidateId: string }
  /** Updates the visibility of a company's candidates or jobs. */
  | { kind: 'relist'; noun: 'candidates' | 'jobs'; companyId: string; listed: (row: Listable) => boolean };

export type Listable = { published: boolean; status: string };

type Count = { kind: 'count'; id: string; by?: -1 } & (
  | { noun: 'companies'; field: 'placements' }
  | { noun: 'candidates'; field: 'requests' | 'profileViews' }
  | { noun: 'contractTemplates'; field: 'usageCount' }
  | { noun: 'requisitions'; field: 'asked' | 'answered' | 'quotes' | 'awarded' }
  | { noun: 'jobs'; field: 'applications' | 'views' }
  | { noun: 'hotLists'; field: 'opened' | 'questions' | 'requests' }
  | { noun: 'interviews'; field: 'scorecards' }
  | { noun: 'verificationRequests'; field: 'documents' }
);

type Found<N extends readonly NounName[]> = { [K in keyof N]: readonly RowIn<N[K]>[] };

/**
 * What follows depends on other rows as they stand: the first list of rows answers the first question. The words of
 * `hold` are held until the change is stored, before anything is read.
 */
export const afterReading = <const N extends readonly NounName[]>(
  at: { [K in keyof N]: readonly [noun: N[K], where: Values] },
  effects: (found: Found<N>) => Effect[],
  hold?: string,
): Effect => ({ kind: 'read', at, effects: (found) => effects(found as Found<N>), ...(hold && { hold }) });
