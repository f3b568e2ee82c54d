import { internalUrlOf } from './src/addresses.ts';
import { newDataFolder, removeDataFolder, startProduct } from './src/product.ts';
import { startSpanCollector } from './src/span-collector.ts';
import { describeTraces } from './src/traces.ts';

describeTraces(async () => {
  const dataFolder = newDataFolder();
  const collector = await startSpanCollector();
  const product = await startProduct({
    dataFolder,
    consumers: 5_000,
    businesses: 500,
    env: { LEADWRIGHT_OTLP_URL: collector.url },
  });
  return {
    url: product.url,
    collector,
    gatewayInternalUrl: internalUrlOf(dataFolder, 'gateway'),
    close: async () => {
      await product.stop();
      await collector.stop();
      removeDataFolder(dataFolder);
    },
  };
});
