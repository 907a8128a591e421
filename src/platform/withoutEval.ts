/**
 * Tells zod, before any schema is created, not to test whether it may compile code from strings: the content
 * security policy forbids that, and each test would be reported as a violation. Works without importing zod,
 * as the pages that start here do not include it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
