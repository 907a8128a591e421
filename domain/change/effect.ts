import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Values } from './context.ts';
import type { NotificationContent, Person } from './notificationRows.ts';
import type { OperatorNotification } from './operatorNotificationRows.ts';

/** A further write that belongs to a change and happens with it or not at all. */
export type Effect =
  | {
      kind: 'add';
      noun: 'activities' | 'stageChanges' | 'requestSteps' | 'ticketEvents' | 'incidentEvents' | 'mails';
      row: Values;
    }
  /** A row as if its author had made it: audited, with effects of its own, and with those that need its id. */
  | {
      kind: 'create';
      noun: NounName;
      row: Values;
      following(made: Row): Effect[];
      /** Whose rights it takes where its author has none. */
      by?: 'system';
    }
  /** What follows depends on other rows as they stand: the first list of rows answers the first question. */
  | {
      kind: 'read';
      /** Words held until the change is stored, before anything is read. */
      hold?: string;
      at: readonly (readonly [noun: NounName, where: Values])[];
      effects(found: readonly (readonly Row[])[]): Effect[];
    }
  /** A row that is added unless one with the same key is there; what follows happens only then. */
  | {
      kind: 'once';
      noun: 'profileViews' | 'jobViews';
      row: Values;
      key: readonly string[];
      effects: readonly Effect[];
    }
  /** A moment that is noted once and is no new version of the row; what follows happens only the first time. */
  | {
      kind: 'mark';
      noun: 'requests';
      id: string;
      field: 'seenAt';
      at: string;
      effects: readonly Effect[];
    }
  /**
   * A notification for the people of a company, each through the channels they have switched on, or for one of them; `from` names the
   * company it comes from.
   */
  | {
      kind: 'notifyCompany';
      companyId: string;
      from: string | null;
      notification: NotificationContent;
      to?: string;
    }
  /** A notification for one person. */
  | { kind: 'notifyPerson'; person: Person; notification: NotificationContent }
  /** A notification for the platform’s operators. */
  | { kind: 'notifyOperators'; notification: OperatorNotification }
  /** A notification of a company’s profile views, from the first of this day on; the figures are those since another. */
  | { kind: 'notifyOfViews'; companyId: string; day: string; since: string }
  /** One more, or less, in a counter of a row, which is no new version of it. */
  | Count
  /** A change of other rows, with its own audit row and effects; where no value differs, nothing happens. */
  | {
      kind: 'revise';
      noun:
        | 'requests'
        | 'proposals'
        | 'subscriptions'
        | 'paymentMethods'
        | 'companies'
        | 'invoices'
        | 'users'
        | 'candidates'
        | 'pipelineEntries'
        | 'interviews'
        | 'tickets';
      /** The rows: every field must equal its value. */
      where: Values;
      values: (row: Row) => Values;
      /** People are told of the change that it belongs to, and not of this one. */
      along?: boolean;
    }
  /** The documents of a contract are read by its recruiter, whoever that is now. */
  | { kind: 'share'; contractId: string; recruiterId: string | null }
  /** Who of a company's people, or which of its postings, others see from now on. */
  | { kind: 'relist'; noun: 'candidates' | 'jobs'; companyId: string; listed: (row: Listable) => boolean };

export type Listable = { published: boolean; status: string };

type Count = { kind: 'count'; id: string; by?: -1 } & (
  | { noun: 'candidates'; field: 'requests' | 'profileViews' }
  | { noun: 'contractTemplates'; field: 'usageCount' }
  | { noun: 'jobs'; field: 'applications' | 'views' }
  | { noun: 'verificationRequests'; field: 'documents' }
);
