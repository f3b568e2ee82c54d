import { refusals as gateway } from '@leadwright/contracts/routes/gateway/refusals';
import type { Route } from '@leadwright/contracts/routes/route';
import { commonRefusals as common } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { writtenFields } from '@leadwright/runtime/words/written';
import { mailboxFields } from '@leadwright/runtime/requests/typed-mailbox';
import { refusalOf } from '../auth/limits.ts';
import { mayWhileImpersonating, refusalWhileImpersonating } from '../upstreams/while-impersonating.ts';

export function refusalsOf(route: Route): Refusal[] {
  const all = [...(route.refusals ?? []), ...commonTo(route)];
  const different = new Map(all.map((refusal) => [`${refusal.code} ${refusal.message}`, refusal]));
  return [...different.values()].sort((a, b) => a.status - b.status);
}

export function commonTo(route: Route): Refusal[] {
  const { method, access, service, limits = [], botCheck } = route;
  const isForwarded = service !== 'gateway';
  return [
    common.invalidRequest,
    common.targetInvalid,
    common.malformed,
    common.textInvalid,
    ...(writtenFields(route.body).some(({ rule }) => rule === 'no-address') ? [common.addressInText] : []),
    ...(mailboxFields(route.body).length > 0 ? [common.mailboxImpossible] : []),
    common.requestTimeout,
    common.targetTooLong,
    common.headersTooLarge,
    ...(method === 'GET' ? [] : [common.bodyTooLarge, common.mediaTypeNotTaken, common.encodingNotTaken]),
    // A provider's bytes are not parsed before its signature is checked, and it sends from no page.
    ...(method === 'GET' || access === 'provider'
      ? []
      : [common.bodyNotJson, common.bodyTooDeep, gateway.foreignOrigin]),
    ...(access === 'public' || access === 'provider' ? [] : [common.notSignedIn, common.notAllowed]),
    ...(isForwarded && !mayWhileImpersonating(route) ? [refusalWhileImpersonating(route)] : []),
    ...limits.map(refusalOf),
    ...(botCheck ? [gateway.botCheckMissing, gateway.botCheckFailed, gateway.botCheckUnavailable] : []),
    common.fault,
    common.unavailable,
    ...(isForwarded ? [gateway.upstreamTimeout] : []),
  ];
}
