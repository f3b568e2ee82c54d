// Builds the web application where it is missing or stale, beside the checks that do not need it.
import { prepare } from './prepare.mjs';

prepare();
