import { describeJourney } from './src/journey.ts';
import { productUnderTest } from './src/product-under-test.ts';

describeJourney(productUnderTest);
