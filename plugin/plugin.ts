import type { z } from 'zod';
import type { FactSource } from '../application/addedFacts.ts';
import type { ScheduledRun } from '../application/jobs/rowJobs.ts';
import type { MailCarrier } from '../application/mailCarriers.ts';
import type { PaymentGateway } from '../application/paymentGateways.ts';
import type { UnitOfWork } from '../application/unitOfWork.ts';
import type { Needs } from '../domain/access/permissions.ts';
import type { NounRules } from '../domain/access/rules.ts';
import type { Behavior } from '../domain/change/behavior.ts';
import type { NounName, OwnNounName, RowIn } from '../domain/contract/index.ts';
import type { Language } from '../domain/contract/languages.ts';
import type { Noun, Row } from '../domain/contract/noun.ts';
import type { UserType } from '../domain/contract/userTypes.ts';
import type { AddedCriterion } from '../domain/matching/addedCriteria.ts';
import type { PersonalDataPlace } from '../domain/privacy/personalDataPlaces.ts';
import type { Texts } from '../domain/words/wordsOfPlugins.ts';
import type { Operation } from '../operations/operation.ts';

/** A noun that a plugin brings: its fields and states, who may do what with its rows, and what happens then. */
export type PluginNoun = {
  noun: Noun;
  rules: NounRules;
  needs: Needs;
  behavior?: Behavior;
  /** Where its rows say something about a person, for the export and the erasure of their data. */
  personalData?: readonly Omit<PersonalDataPlace, 'noun'>[];
};

/** A call other than create, read, update and delete, and what it does: on the server and in the demo. */
export type PluginOperation<I extends z.ZodObject = z.ZodObject, A = unknown> = {
  operation: Operation<I, A>;
  run(work: UnitOfWork, input: z.output<I>): Promise<A>;
};

/** A criterion by which recruiters search, and the rows of the plugin that state its values about candidates. */
export type PluginCriterion = AddedCriterion & FactSource;

/** Statements that create or change the tables of a plugin. Once released, a migration is never changed. */
export type PluginMigration = { name: string; sql: string };

/**
 * A part of the application. All parts but the name are optional. What only some processes need is a function
 * that loads it, so that the others do not.
 */
export type Plugin = {
  /** In camelCase. It begins the paths of the plugin's operations and the names of its jobs and migrations. */
  name: string;
  /** Plugins without which this one cannot work. It is left out if one of them is off. */
  requires?: readonly string[];
  nouns?: Readonly<Record<string, PluginNoun>>;
  /** For the product's own plugins: nouns that the product declares itself, and that are off with the plugin. */
  ownNouns?: readonly OwnNounName[];
  operations?: Readonly<Record<string, PluginOperation>>;
  /** Effects of changes to nouns of other plugins, after those that the noun declares itself. */
  reactions?: Readonly<Record<string, Behavior['effects']>>;
  /** Background jobs, by name. */
  jobs?: Readonly<Record<string, ScheduledRun>>;
  /** For the product's own plugins: jobs that the server declares itself, because they need more than rows. */
  serverJobs?: readonly string[];
  /** Criteria of matching, by name. */
  matchingCriteria?: Readonly<Record<string, PluginCriterion>>;
  /** Payment services that can collect invoices, by the name that `PAYMENT_GATEWAY` chooses. */
  paymentGateways?: Readonly<Record<string, PaymentGateway>>;
  /** Services that can send the mails, by the name that `MAIL_CARRIER` chooses. */
  mailCarriers?: Readonly<Record<string, MailCarrier>>;
  /** Texts in each language. English must be complete; what another language lacks is shown in English. */
  words?: { en: Texts } & Partial<Record<Language, Texts>>;
  migrations?: readonly PluginMigration[];
  /** Sample rows of its nouns, given the rows of the product's sample world. */
  fixtures?: () => Promise<PluginFixtures>;
  /** The consoles that it provides, by user type: the module's `area`. */
  areas?: Partial<Record<UserType, () => Promise<{ area: object }>>>;
  /** What it adds to the consoles of these user types: the module's `consolePart`. */
  consoles?: Partial<Record<UserType, () => Promise<{ consolePart: object }>>>;
};

export type PluginFixtures = (
  world: Readonly<Record<string, readonly Row[]>>,
  now: Date,
) => Record<string, Row[]>;

/** Declares an operation of a plugin, with the types of its input and answer. */
export const defineOperation = <I extends z.ZodObject, A>(
  declared: PluginOperation<I, A>,
): PluginOperation<I, A> => declared;

/** Declares a criterion of matching, with the type of the rows that state its values. */
export const defineCriterion = <N extends NounName>(
  declared: Omit<PluginCriterion, 'of' | 'candidate' | 'values'> & {
    of: N;
    candidate: keyof RowIn<N> & string;
    values(row: RowIn<N>, today: string): readonly string[];
  },
): PluginCriterion => declared;

/** Declares a plugin. */
/* @__NO_SIDE_EFFECTS__ */
export const definePlugin = (plugin: Plugin): Plugin => plugin;
