import { createServer } from 'vite';

/** Opens the component gallery. */
const server = await createServer({ configFile: 'gallery/vite.config.ts', logLevel: 'warn' });
await server.listen();
console.log(`The component gallery is on ${server.resolvedUrls?.local[0]}`);
