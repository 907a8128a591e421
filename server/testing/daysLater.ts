/** Loaded before the server; sets its clock DAYS_LATER days ahead. */
const RealDate = Date;
const ahead = Number(process.env.DAYS_LATER) * 86_400_000;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given) => (given.length === 0 ? new RealDate(now()) : Reflect.construct(RealDate, given)),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
