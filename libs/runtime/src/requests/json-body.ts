// Services read with it, and the gateway checks a copy with it: no difference between two parsers passes a limit.
import sjson from 'secure-json-parse';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { refuse } from '../refusals/refusal.ts';
import { checkText } from './sound-text.ts';

/** Deeper than any body of ours; recursive readers behind this are safe from a stack overflow. */
const DEPTH_MAX = 64;

/** Takes a BOM; a repeated key's last value. Throws 400: no JSON, `__proto__`, deeper than 64, unsound text. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const value = parse(bytes);
  checkText(value, DEPTH_MAX);
  return value;
}

function parse(bytes: Uint8Array): unknown {
  try {
    // One mark is the JSON parser's to drop; two are not JSON.
    return sjson.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // Broken UTF-8, broken JSON and a poisoned key are the same to the caller.
    throw refuse(commonRefusals.bodyNotJson);
  }
}
