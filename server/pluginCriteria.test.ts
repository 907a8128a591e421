// @module-tag rest
import ky from 'ky';
import { plugin } from '../examples/assessments/plugin.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { createRestDataProvider } from '../src/dataProvider/createRestDataProvider.ts';
import { pluginSuite, sampleEmail } from '../src/dataProvider/dataProviderSuite.ts';
import { openTestServer } from './testing/openTestServer.ts';

pluginSuite('rows of a plugin over the server', async () => {
  installProduct([plugin]);
  const server = await openTestServer();
  const origin = await server.listen();
  return {
    world: {},
    as: async (user) => {
      const { token } = await server.as(sampleEmail(user as 'provider'));
      return createRestDataProvider(
        ky.create({ baseUrl: `${origin}/api/v1/`, retry: 0, headers: { authorization: `Bearer ${token}` } }),
      );
    },
    close: async () => {
      installProduct();
      await server.close();
    },
  };
});
