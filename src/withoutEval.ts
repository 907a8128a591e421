/**
 * Tells zod, before any schema is made, not to try out whether it may compile code from text: the content policy forbids
 * it, and each try would be reported as an attack. Said without zod, as the pages that start here do not carry it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
