/** The public entry for plugins. What it exports stays; everything else may change with any version. */
export { changeByItself } from '../application/changeRow.ts';
export { type RowJob, runRowJob } from '../application/jobs/rowJob.ts';
export { type Carrier, headersOf, type Letter, type MailCarrier } from '../application/mailCarriers.ts';
export type { PaymentGateway } from '../application/paymentGateways.ts';
export type { UnitOfWork } from '../application/unitOfWork.ts';
export type { Charge, Charged, Gateway } from '../domain/billing/gateway.ts';
export type { Behavior } from '../domain/change/behavior.ts';
export type { Effect } from '../domain/change/effect.ts';
export * as field from '../domain/contract/fields.ts';
export type { RowIn } from '../domain/contract/index.ts';
export { anyMove, defineNoun, type Row } from '../domain/contract/noun.ts';
export * as seenBy from '../domain/contract/seenBy.ts';
export { Conflict, Invalid, NotAllowed, NotFound } from '../domain/errors.ts';
export { toMajor, toMinor } from '../domain/money/minorUnits.ts';
export type { Reading, ReadValue, ResumeField } from '../domain/resumes/checkedReading.ts';
export type { Texts } from '../domain/words/wordsOfPlugins.ts';
export { operation } from '../operations/operation.ts';
export { type Config, defineConfig, type PluginEntry } from './config.ts';
export {
  defineCriterion,
  defineOperation,
  definePlugin,
  type Plugin,
  type PluginCriterion,
  type PluginFixtures,
  type PluginNoun,
} from './plugin.ts';
