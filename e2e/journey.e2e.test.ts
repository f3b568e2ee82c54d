import { describeJourney } from './src/browser/journey.ts';
import { productUnderTest } from './src/product/product-under-test.ts';

describeJourney(productUnderTest);
