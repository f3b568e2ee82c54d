import { internalUrlOf } from './src/product/addresses.ts';
import { startProduct } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { startSpanCollector } from './src/traces/span-collector.ts';
import { describeTraces } from './src/traces/traces.ts';

// Starts its own product, which sends its spans to this collector.
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
