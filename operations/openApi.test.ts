import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { describe as describeApi } from '../server/modules/openApi.ts';

it('The OpenAPI document follows the recommended rules of its linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The health check refuses nobody, and one noun comes only with its file.
      'operation-4xx-response': 'off',
      'operation-2xx-response': 'off',
      // Answers that only we write are described in part.
      'no-required-schema-properties-undefined': 'off',
    },
  });
  const source = JSON.stringify(describeApi('1.0.0'));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
}, 30_000);
