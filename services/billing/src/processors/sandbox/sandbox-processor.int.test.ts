import { processorContract } from '../processor.contract.ts';
import { startSandboxUnderTest } from './testing/sandbox-under-test.ts';

describe('the sandbox as a processor', () => processorContract(startSandboxUnderTest));
