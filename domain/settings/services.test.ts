import { expect, it } from 'vitest';
import { providerServices, recruiterServices } from './services.ts';

const services = [...providerServices, ...recruiterServices];

it.each(services)('$name is described by what connecting it does', ({ format, description }) => {
  const says = format === 'signed' ? /^Posts .+ as signed JSON to a .*webhook/ : /in .*(channel|space)/;
  expect(description).toMatch(says);
});
